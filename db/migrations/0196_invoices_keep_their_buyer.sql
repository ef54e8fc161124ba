-- What erasures before decision 138 took out of the books goes back to where it was: who an invoice is made out to, and its PDF. Their terms go on
-- as they were; the clock ends them in their tables.
select set_config('portal.erasing', 'on', true);

insert into invoice_buyers (invoice_id, name, is_company, tax_number, country_code, postal_code, city, address)
  select kept.invoice_id, kept.name, kept.is_company, kept.tax_number, kept.country_code, kept.postal_code, kept.city, kept.address
  from blocked_records cross join lateral jsonb_populate_record(null::invoice_buyers, data) as kept
  where table_name = 'invoiceBuyers' and exists (select from invoices where id = kept.invoice_id)
  on conflict do nothing;

insert into documents (id, request_id, type, name, file_key, language, created_at, created_by, replaced_at, link_generation)
  select kept.id, kept.request_id, kept.type, kept.name, kept.file_key, kept.language, kept.created_at, kept.created_by, kept.replaced_at, kept.link_generation
  from blocked_records cross join lateral jsonb_populate_record(null::documents, data) as kept
  where table_name = 'documents' and kept.type = 'dolphinInvoice' and exists (select from requests where id = kept.request_id)
  on conflict do nothing;

-- The name of the file ends with the number of the invoice.
update invoices set document_id = documents.id
  from documents
  where documents.request_id = invoices.request_id and documents.type = 'dolphinInvoice' and invoices.document_id is null
    and documents.name like '% ' || invoices.number || '.pdf';

delete from blocked_records where table_name = 'invoiceBuyers' or table_name = 'documents' and data ->> 'type' = 'dolphinInvoice';

select set_config('portal.erasing', 'off', true);
