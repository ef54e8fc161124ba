-- What each kind of booking asks for. The keys are explained in src/catalogue/form-definition.ts; a test reads every row with it.
-- SIM lock is never required: the screen asks it only of product groups that have one (product_groups.has_sim).

insert into forms (id, code, names, definition) values
  -- A brand's warranty repair.
  (1, 'BRAND_WARRANTY', '{"hu": "Garanciális javítás", "en": "Warranty repair", "de": "Garantiereparatur", "sl": "Garancijsko popravilo"}', '{
    "fields": {
      "productType": "required", "colour": "optional", "imei2": "optional", "dateOfPurchase": "required", "simLock": "optional", "purchasePrice": "hidden",
      "failureOptions": "optional", "accessories": "optional", "accessoriesOther": "optional", "otherDescription": "optional", "repairCostLimit": "hidden",
      "insuranceNumber": "hidden", "pickupNote": "optional", "invoice": "optional", "warrantyCard": "optional", "appleDocuments": "hidden"
    },
    "documents": "atLeastOne", "brand": "fixed", "productCatalogue": "brand",
    "generateIdentifier": true, "parcelLocker": true, "company": "choose", "accountRegistration": true,
    "previousRequest": false, "purchaseMaxAgeYears": 10, "notices": ["warrantyRight", "returnFee", "dataErased"]
  }'),

  -- A brand's paid repair.
  (2, 'BRAND_PAID', '{"hu": "Fizetős javítás", "en": "Paid repair", "de": "Kostenpflichtige Reparatur", "sl": "Plačljivo popravilo"}', '{
    "fields": {
      "productType": "required", "colour": "optional", "imei2": "optional", "dateOfPurchase": "optional", "simLock": "optional", "purchasePrice": "hidden",
      "failureOptions": "required", "accessories": "optional", "accessoriesOther": "optional", "otherDescription": "optional", "repairCostLimit": "optional",
      "insuranceNumber": "hidden", "pickupNote": "optional", "invoice": "hidden", "warrantyCard": "hidden", "appleDocuments": "hidden"
    },
    "documents": "none", "brand": "fixed", "productCatalogue": "brand",
    "generateIdentifier": true, "parcelLocker": true, "company": "choose", "accountRegistration": true,
    "previousRequest": false, "purchaseMaxAgeYears": null, "notices": ["quoteFees", "dataErased"]
  }'),

  -- Apple's paid repair: Apple's own documents may come with it.
  (3, 'APPLE_PAID', '{"hu": "Apple fizetős javítás", "en": "Apple paid repair", "de": "Kostenpflichtige Apple-Reparatur", "sl": "Plačljivo popravilo Apple"}', '{
    "fields": {
      "productType": "required", "colour": "optional", "imei2": "optional", "dateOfPurchase": "optional", "simLock": "optional", "purchasePrice": "hidden",
      "failureOptions": "required", "accessories": "optional", "accessoriesOther": "optional", "otherDescription": "optional", "repairCostLimit": "optional",
      "insuranceNumber": "hidden", "pickupNote": "optional", "invoice": "hidden", "warrantyCard": "hidden", "appleDocuments": "optional"
    },
    "documents": "optional", "brand": "fixed", "productCatalogue": "brand",
    "generateIdentifier": true, "parcelLocker": true, "company": "choose", "accountRegistration": true,
    "previousRequest": false, "purchaseMaxAgeYears": null, "notices": ["quoteFees", "dataErased"]
  }'),

  -- SPEC 3: the employees' own devices. They are signed in, as persons.
  (6, 'EMPLOYEE', '{"hu": "Dolgozói igény", "en": "Employee request", "de": "Auftrag für Beschäftigte", "sl": "Zahtevek zaposlenega"}', '{
    "fields": {
      "productType": "required", "colour": "optional", "imei2": "optional", "dateOfPurchase": "optional", "simLock": "optional", "purchasePrice": "hidden",
      "failureOptions": "required", "accessories": "optional", "accessoriesOther": "optional", "otherDescription": "optional", "repairCostLimit": "optional",
      "insuranceNumber": "hidden", "pickupNote": "optional", "invoice": "optional", "warrantyCard": "optional", "appleDocuments": "hidden"
    },
    "documents": "optional", "brand": "choose", "productCatalogue": "brand",
    "generateIdentifier": true, "parcelLocker": true, "company": "person", "accountRegistration": false,
    "previousRequest": false, "purchaseMaxAgeYears": null, "notices": ["quoteFees", "dataErased"]
  }'),

  -- SPEC 3: warranty repair of devices bought from Telekom.
  (7, 'TELEKOM_WARRANTY', '{"hu": "Telekom garanciális javítás", "en": "Telekom warranty repair", "de": "Telekom-Garantiereparatur", "sl": "Garancijsko popravilo Telekom"}', '{
    "fields": {
      "productType": "required", "colour": "optional", "imei2": "optional", "dateOfPurchase": "required", "simLock": "optional", "purchasePrice": "hidden",
      "failureOptions": "optional", "accessories": "optional", "accessoriesOther": "optional", "otherDescription": "optional", "repairCostLimit": "hidden",
      "insuranceNumber": "hidden", "pickupNote": "optional", "invoice": "optional", "warrantyCard": "optional", "appleDocuments": "hidden"
    },
    "documents": "atLeastOne", "brand": "choose", "productCatalogue": "brand",
    "generateIdentifier": true, "parcelLocker": true, "company": "choose", "accountRegistration": true,
    "previousRequest": false, "purchaseMaxAgeYears": 10, "notices": ["warrantyRight", "returnFee", "dataErased"]
  }'),

  -- Paid repair of devices bought from Telekom.
  (8, 'TELEKOM_PAID', '{"hu": "Telekom fizetős javítás", "en": "Telekom paid repair", "de": "Kostenpflichtige Telekom-Reparatur", "sl": "Plačljivo popravilo Telekom"}', '{
    "fields": {
      "productType": "required", "colour": "optional", "imei2": "optional", "dateOfPurchase": "optional", "simLock": "optional", "purchasePrice": "hidden",
      "failureOptions": "required", "accessories": "optional", "accessoriesOther": "optional", "otherDescription": "optional", "repairCostLimit": "optional",
      "insuranceNumber": "hidden", "pickupNote": "optional", "invoice": "hidden", "warrantyCard": "hidden", "appleDocuments": "hidden"
    },
    "documents": "none", "brand": "choose", "productCatalogue": "brand",
    "generateIdentifier": true, "parcelLocker": true, "company": "choose", "accountRegistration": true,
    "previousRequest": false, "purchaseMaxAgeYears": null, "notices": ["quoteFees", "dataErased"]
  }'),

  -- Warranty repair of devices bought from Vodafone.
  (9, 'VODAFONE_WARRANTY', '{"hu": "Vodafone garanciális javítás", "en": "Vodafone warranty repair", "de": "Vodafone-Garantiereparatur", "sl": "Garancijsko popravilo Vodafone"}', '{
    "fields": {
      "productType": "required", "colour": "optional", "imei2": "optional", "dateOfPurchase": "required", "simLock": "optional", "purchasePrice": "hidden",
      "failureOptions": "optional", "accessories": "optional", "accessoriesOther": "optional", "otherDescription": "optional", "repairCostLimit": "hidden",
      "insuranceNumber": "hidden", "pickupNote": "optional", "invoice": "optional", "warrantyCard": "optional", "appleDocuments": "hidden"
    },
    "documents": "atLeastOne", "brand": "choose", "productCatalogue": "brand",
    "generateIdentifier": true, "parcelLocker": true, "company": "choose", "accountRegistration": true,
    "previousRequest": false, "purchaseMaxAgeYears": 10, "notices": ["warrantyRight", "returnFee", "dataErased"]
  }'),

  -- Paid repair of devices bought from Vodafone.
  (10, 'VODAFONE_PAID', '{"hu": "Vodafone fizetős javítás", "en": "Vodafone paid repair", "de": "Kostenpflichtige Vodafone-Reparatur", "sl": "Plačljivo popravilo Vodafone"}', '{
    "fields": {
      "productType": "required", "colour": "optional", "imei2": "optional", "dateOfPurchase": "optional", "simLock": "optional", "purchasePrice": "hidden",
      "failureOptions": "required", "accessories": "optional", "accessoriesOther": "optional", "otherDescription": "optional", "repairCostLimit": "optional",
      "insuranceNumber": "hidden", "pickupNote": "optional", "invoice": "hidden", "warrantyCard": "hidden", "appleDocuments": "hidden"
    },
    "documents": "none", "brand": "choose", "productCatalogue": "brand",
    "generateIdentifier": true, "parcelLocker": true, "company": "choose", "accountRegistration": true,
    "previousRequest": false, "purchaseMaxAgeYears": null, "notices": ["quoteFees", "dataErased"]
  }'),

  -- Damage settlement for Vodafone customers: an insured device, so from the insurance catalogue.
  (11, 'VODAFONE_DAMAGE', '{"hu": "Vodafone kárrendezés", "en": "Vodafone damage settlement", "de": "Vodafone-Schadenregulierung", "sl": "Obravnava škode Vodafone"}', '{
    "fields": {
      "productType": "required", "colour": "optional", "imei2": "optional", "dateOfPurchase": "required", "simLock": "optional", "purchasePrice": "optional",
      "failureOptions": "required", "accessories": "optional", "accessoriesOther": "optional", "otherDescription": "optional", "repairCostLimit": "hidden",
      "insuranceNumber": "required", "pickupNote": "optional", "invoice": "optional", "warrantyCard": "hidden", "appleDocuments": "hidden"
    },
    "documents": "optional", "brand": "choose", "productCatalogue": "service",
    "generateIdentifier": true, "parcelLocker": true, "company": "choose", "accountRegistration": true,
    "previousRequest": false, "purchaseMaxAgeYears": null, "notices": ["insurerDecides", "dataErased"]
  }'),

  -- Insurance repair, from the insurance catalogue.
  (12, 'INSURANCE', '{"hu": "Biztosításos javítás", "en": "Insurance repair", "de": "Versicherungsreparatur", "sl": "Popravilo iz zavarovanja"}', '{
    "fields": {
      "productType": "required", "colour": "optional", "imei2": "optional", "dateOfPurchase": "required", "simLock": "optional", "purchasePrice": "optional",
      "failureOptions": "required", "accessories": "optional", "accessoriesOther": "optional", "otherDescription": "optional", "repairCostLimit": "hidden",
      "insuranceNumber": "required", "pickupNote": "optional", "invoice": "optional", "warrantyCard": "hidden", "appleDocuments": "hidden"
    },
    "documents": "optional", "brand": "choose", "productCatalogue": "service",
    "generateIdentifier": true, "parcelLocker": true, "company": "choose", "accountRegistration": true,
    "previousRequest": false, "purchaseMaxAgeYears": null, "notices": ["insurerDecides", "dataErased"]
  }'),

  -- A repeat claim; the device is filled in from the earlier request when it is known.
  (13, 'SERVICE_WARRANTY', '{"hu": "Szervizgarancia", "en": "Service warranty", "de": "Servicegarantie", "sl": "Servisna garancija"}', '{
    "fields": {
      "productType": "required", "colour": "optional", "imei2": "optional", "dateOfPurchase": "optional", "simLock": "optional", "purchasePrice": "hidden",
      "failureOptions": "optional", "accessories": "optional", "accessoriesOther": "optional", "otherDescription": "optional", "repairCostLimit": "hidden",
      "insuranceNumber": "hidden", "pickupNote": "optional", "invoice": "optional", "warrantyCard": "hidden", "appleDocuments": "hidden"
    },
    "documents": "optional", "brand": "choose", "productCatalogue": "brand",
    "generateIdentifier": true, "parcelLocker": true, "company": "choose", "accountRegistration": true,
    "previousRequest": true, "purchaseMaxAgeYears": null, "notices": ["repeatClaim", "returnFee", "dataErased"]
  }'),

  -- A device that is bought (GAPS D7); its state was asked before, and it comes to us and goes back as a repair does.
  (18, 'BUYBACK', '{"hu": "Felvásárlás", "en": "Buyback", "de": "Ankauf", "sl": "Odkup"}', '{
    "fields": {
      "productType": "required", "colour": "optional", "imei2": "optional", "dateOfPurchase": "hidden", "simLock": "optional", "purchasePrice": "hidden",
      "failureOptions": "hidden", "accessories": "hidden", "accessoriesOther": "hidden", "otherDescription": "optional", "repairCostLimit": "hidden",
      "insuranceNumber": "hidden", "pickupNote": "optional", "invoice": "optional", "warrantyCard": "hidden", "appleDocuments": "hidden"
    },
    "documents": "optional", "brand": "choose", "productCatalogue": "brand",
    "generateIdentifier": false, "parcelLocker": true, "company": "choose", "accountRegistration": true,
    "previousRequest": false, "purchaseMaxAgeYears": null, "notices": [], "buyback": true
  }'),

  -- SPEC 3: the workshop's Apple worksheet asks about the device only.
  (17, 'APPLE_WORKSHEET', '{"hu": "Apple-munkalap", "en": "Apple worksheet", "de": "Apple-Servicebericht", "sl": "Delovni nalog Apple"}', '{
    "fields": {
      "productType": "required", "colour": "optional", "imei2": "optional", "dateOfPurchase": "optional", "simLock": "hidden", "purchasePrice": "hidden",
      "failureOptions": "hidden", "accessories": "hidden", "accessoriesOther": "hidden", "otherDescription": "hidden", "repairCostLimit": "hidden",
      "insuranceNumber": "hidden", "pickupNote": "hidden", "invoice": "hidden", "warrantyCard": "hidden", "appleDocuments": "optional"
    },
    "documents": "none", "brand": "fixed", "productCatalogue": "brand",
    "generateIdentifier": false, "parcelLocker": false, "company": "choose", "accountRegistration": false,
    "previousRequest": false, "purchaseMaxAgeYears": null, "notices": []
  }')
on conflict (id) do update set code = excluded.code, names = excluded.names, definition = excluded.definition;
