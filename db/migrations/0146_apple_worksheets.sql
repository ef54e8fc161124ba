-- Sheets of Apple (decision 102). Whoever works at the bench goes on seeing what they work on, as with LG (0144); from here on the keys are
-- granted like every other. Repairs whose sheet is there already keep it: a sheet never changes its kind.

update accounts set permission_keys = permission_keys || '{worksheet.apple.view,worksheet.apple.edit,worksheet.apple.send}'::text[]
where customer_type = 'EMPLOYEE' and permission_keys @> '{request.transition}' and not permission_keys && '{worksheet.apple.view}';
