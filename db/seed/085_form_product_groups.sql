-- Which kinds of devices of a brand each form takes.

delete from form_product_groups;

-- The brands' own forms, the service warranty, the employees: everything the brand sells.
insert into form_product_groups (form_id, brand_id, product_group_id)
select form_id, brand_id, product_group_id
from available_services join brand_product_groups using (brand_id)
where form_id is not null and enabled;

insert into form_product_groups (form_id, brand_id, product_group_id)
select forms.id, brand_id, product_group_id from forms cross join brand_product_groups
where code in ('SERVICE_WARRANTY', 'EMPLOYEE', 'BUYBACK');

-- Operators sell phones, tablets and watches; damage and insurance cover the same, which are the insurance catalogue.
insert into form_product_groups (form_id, brand_id, product_group_id)
select forms.id, brand_id, product_group_id
from forms cross join brand_product_groups join product_groups on product_groups.id = product_group_id
where forms.code in ('TELEKOM_WARRANTY', 'TELEKOM_PAID', 'VODAFONE_WARRANTY', 'VODAFONE_PAID', 'VODAFONE_DAMAGE', 'INSURANCE')
  and service_product_group_id is not null;

insert into form_product_groups (form_id, brand_id, product_group_id)
select forms.id, brand_id, product_group_id
from forms cross join brand_product_groups join brands on brands.id = brand_id
where forms.code = 'APPLE_WORKSHEET' and slug = 'apple';
