-- What came for an invoice that was cancelled goes back as asked for by whoever cancelled it, where that was an employee.
do $$
declare old text;
begin
  select conname into strict old from pg_constraint where conrelid = 'refunds'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%cause%' and pg_get_constraintdef(oid) like '%asked_by%';
  execute format('alter table refunds drop constraint %I', old);
end $$;
alter table refunds add constraint refunds_of_the_desk_have_an_asker check (cause <> 'desk' or asked_by is not null);
