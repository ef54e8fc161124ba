-- The figures of the business. `public`: may leave the server. A change of a figure is a new row with its first day, and the old
-- row gets its last one. Texts that say these figures are filled from here (function with_figures).
-- formSessionMinutes, uploadLimitMb, freeTextLimit, trackingLinkMinutes and documentLinkDays only say what the code keeps to; they change together with it
-- (testing/limits-in-parameters.api.test.ts). No screen changes a parameter.

insert into system_params (id, key, value, public, valid_from, valid_to, note) values
  (1, 'quoteValidityWorkingDays', '20', true, '2020-01-01', null, 'DESIGN 8.1: until the end of that day in Budapest'),
  (2, 'expertReportValidityWorkingDays', '5', true, '2020-01-01', null, 'SPEC 4'),
  (3, 'returnFee', '4522', true, '2020-01-01', null, 'Gross forints; no fault found or warranty rejected; cash on delivery (4520 in cash, DOMAIN 0.8)'),
  (4, 'pickupCutOff', '"14:30"', true, '2020-01-01', null, 'SPEC 1: before it the next working day at the earliest, after it the one after (DESIGN 8.14)'),
  (5, 'pickupHorizonWorkingDays', '10', true, '2020-01-01', null, 'GAPS D8: how far ahead a pickup can be chosen'),
  (6, 'expectedRepairWorkingDays', '[7, 10]', true, '2020-01-01', null, 'SPEC 1'),
  (7, 'serviceWarrantyMonths', '6', true, '2020-01-01', null, 'DESIGN 8.13; 249/2004. (VIII. 27.) Korm. r.'),
  (8, 'formSessionMinutes', '10', true, '2020-01-01', null, 'SPEC 9: life of a CSRF token'),
  (9, 'uploadLimitMb', '5', true, '2020-01-01', null, 'SPEC 5, one file'),
  (10, 'inspectionFee', '6990', true, '2020-01-01', null, 'Gross forints; a quote declined or left unanswered'),
  (11, 'deliveryFee', '4522', true, '2020-01-01', null, 'Gross forints; pickup and return of a paid repair'),
  (12, 'freeTextLimit', '3000', true, '2020-01-01', null, 'SPEC 5, characters'),
  (13, 'failedPickupAttempts', '2', false, '2020-01-01', null, 'GAPS D8: after so many failed pickups the customer chooses again'),
  (14, 'trackingLinkMinutes', '30', true, '2020-01-01', null, 'DESIGN 5: life of the link of the tracking login'),
  (15, 'documentLinkDays', '30', false, '2020-01-01', null, 'GAPS D3: life of a document link'),
  (16, 'serviceWarrantyFeeFrom', '20000', true, '2020-01-01', null, 'Gross forints: above it the guarantee of a repair is mandatory (DOMAIN 0.7)'),
  (45, 'refundApprovalLimit', '50000', false, '2020-01-01', null, 'Gross forints: a refund above it is approved by a second employee'),
  (46, 'labourRate', '12000', false, '2020-01-01', null, 'Net forints an hour; splits the price of a repair into part and labour in the first draft of a quote'),
  (40, 'invoiceDueDays', '8', false, '2020-01-01', null, 'Calendar days a consumer has to pay an invoice'),
  (41, 'companyInvoiceDueDays', '15', false, '2020-01-01', null, 'Calendar days a company has to pay an invoice'),
  (48, 'buybackEstimateDays', '14', true, '2020-01-01', null, 'GAPS D7: how long the price told for a device that is to be bought holds, calendar days'),
  (49, 'buybackOfferWorkingDays', '5', true, '2020-01-01', null, 'GAPS D7: how long the final offer for a device can be accepted'),
  (56, 'transferReminderDaysBefore', '2', false, '2020-01-01', null, 'Calendar days before a transfer is due on which the payer is reminded'),
  (57, 'transferReminderDaysAfter', '3', false, '2020-01-01', null, 'Calendar days after a transfer was due on which the payer is reminded'),
  (82, 'storageDays', '90', true, '2020-01-01', null, 'Terms: calendar days a device is stored for a customer who does not pay, choose or collect it'),
  (83, 'storageNoticeDays', '[14, 45, 75]', true, '2020-01-01', null, 'Terms: calendar days of storage after which the customer is written to')
on conflict (id) do update set key = excluded.key, value = excluded.value, public = excluded.public,
  valid_from = excluded.valid_from, valid_to = excluded.valid_to, note = excluded.note;
