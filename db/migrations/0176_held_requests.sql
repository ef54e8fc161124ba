-- Which requests are on hold, beside their row: an index of requests on the reason made PostgreSQL write into all the others, twenty of them, whenever one was
-- put on hold or taken off (docs/decisions/0163).
create table held_requests (
  request_id bigint primary key references requests on delete cascade,
  reason text not null
);

create function keep_held() returns trigger language plpgsql as $$
begin
  if new.hold_reason is null then
    delete from held_requests where request_id = new.id;
  else
    insert into held_requests values (new.id, new.hold_reason) on conflict (request_id) do update set reason = excluded.reason;
  end if;
  return null;
end $$;

create trigger keep_held after update of hold_reason on requests for each row when (new.hold_reason is distinct from old.hold_reason)
  execute function keep_held();
create trigger keep_new_held after insert on requests for each row when (new.hold_reason is not null) execute function keep_held();

insert into held_requests select id, hold_reason from requests where hold_reason is not null;
drop index requests_held;
