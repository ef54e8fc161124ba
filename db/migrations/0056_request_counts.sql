-- How many requests an account has of each brand and how many of them are open, so that the first page of a list does not count them (decision 52).
-- Each change is a row of its own, so that no two bookings or steps wait for each other; the sum of the rows is what there is.
create table request_counts (
  account_id bigint not null references accounts,
  brand_id integer not null references brands,
  requests integer not null,
  open integer not null
);

create index request_counts_of_account on request_counts (account_id, brand_id) include (requests, open);

create function count_request() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.account_id is not null then
    insert into request_counts values (old.account_id, old.brand_id, -1, case when old.closed_at is null then -1 else 0 end);
  end if;
  if tg_op <> 'DELETE' and new.account_id is not null then
    insert into request_counts values (new.account_id, new.brand_id, 1, case when new.closed_at is null then 1 else 0 end);
  end if;
  return null;
end $$;
create trigger count_new_request after insert on requests for each row when (new.account_id is not null) execute function count_request();
create trigger count_changed_request after update on requests for each row
  when ((new.account_id, new.brand_id, new.closed_at is null) is distinct from (old.account_id, old.brand_id, old.closed_at is null)) execute function count_request();
create trigger count_gone_request after delete on requests for each row when (old.account_id is not null) execute function count_request();

-- After the triggers, which hold up whoever writes a request until this is committed.
insert into request_counts (account_id, brand_id, requests, open)
select account_id, brand_id, count(*), count(*) filter (where closed_at is null) from requests where account_id is not null group by account_id, brand_id;

-- Makes one row of the rows of an account and a brand. Whoever reads meanwhile sees the ones or the other.
create function gather_request_counts() returns void language sql as $$
  with taken as (
    delete from request_counts where (account_id, brand_id) in (select account_id, brand_id from request_counts group by account_id, brand_id having count(*) > 1)
    returning *)
  insert into request_counts select account_id, brand_id, sum(requests), sum(open) from taken group by account_id, brand_id having sum(requests) <> 0
$$;
