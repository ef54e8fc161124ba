-- A request, a parcel and a document are written several times in their first minutes, mostly in columns of no index. Where their page has room PostgreSQL writes
-- the new version beside the old one and touches none of the indexes, of which requests has forty (heap-only tuples); a full page makes it write into all of them.
alter table requests set (fillfactor = 75);
alter table shipments set (fillfactor = 75);
alter table documents set (fillfactor = 85);
