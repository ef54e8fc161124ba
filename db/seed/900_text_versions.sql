-- Every text a customer accepts gets a row per wording, so that a consent can be proved word for word. A changed text makes a new
-- version; a text that returns to an earlier wording makes that version the newest again. Subject: the brand's or the service's id.

insert into text_versions (kind, subject, language, sha256, body)
select kind, subject, language, encode(sha256(convert_to(body, 'UTF8')), 'hex'), body
from (
  select 'generalInfo' as kind, brand_id::text as subject, language, general_info as body from brand_texts
  union all
  select 'serviceTerms', id::text, terms.key, terms.value from available_services, jsonb_each_text(terms) as terms where enabled
) as texts
on conflict (kind, subject, language, sha256) do update set valid_from = now()
where exists (
  select from text_versions as later
  where later.kind = excluded.kind and later.subject = excluded.subject and later.language = excluded.language
    and later.valid_from > text_versions.valid_from
);
