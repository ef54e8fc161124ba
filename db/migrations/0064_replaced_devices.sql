-- The passport of a device names the one it was replaced by, and the one it replaced: few requests of an account end so.
create index requests_replaced on requests (account_id) where outcome = 'REPLACED';
