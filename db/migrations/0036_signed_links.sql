-- Links in answers are signed, not stored (DESIGN 5): a look at a list writes nothing. The counter is part of what is signed, so raising it
-- revokes every link that was given out.
alter table documents add column link_generation integer not null default 0;
alter table requests add column warranty_link_generation integer not null default 0;
drop table document_tokens;

delete from mailed_links where purpose = 'serviceWarranty';
alter table mailed_links drop constraint mailed_links_purpose_check;
alter table mailed_links add constraint mailed_links_purpose_check
  check (purpose in ('trackingLogin', 'viewerLogin', 'followRequest', 'setPassword', 'invitation', 'rating'));
