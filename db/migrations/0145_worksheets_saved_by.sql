-- Whose sheets they are: `mine` of the lists of brands.
create index worksheets_saved_by on worksheets (saved_by_account_id, id) where saved_by_account_id is not null;
