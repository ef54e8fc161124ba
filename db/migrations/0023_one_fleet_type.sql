-- FLOTTA and FLEET are one customer type (SPEC 1: "FLOTTA (also written FLEET)"), stored and answered as FLOTTA.

alter table accounts drop constraint accounts_customer_type_check;
update accounts set customer_type = 'FLOTTA' where customer_type = 'FLEET';
update requests set customer_type = 'FLOTTA' where customer_type = 'FLEET';
alter table accounts add constraint accounts_customer_type_check check (customer_type in ('B2C', 'B2B', 'FLOTTA', 'PREALERT', 'EMPLOYEE',
  'DISTRIBUTOR', 'STORE_01', 'RETAILER', 'OTHER_01', 'MOST-B2C', 'MOST-B2B'));
alter table requests add constraint requests_customer_type_is_not_fleet check (customer_type <> 'FLEET');
