-- What the notification bell says (SPEC 2), by product code. Descriptions are HTML within the allowed tags.

insert into system_messages (id, product_code, current_version, titles, descriptions, valid_from) values
  (1, 'MOBILFUTAR', '0.3.19',
    '{"hu": "Megújult a Mobilfutár", "en": "Mobilfutár has been renewed", "de": "Mobilfutár wurde erneuert", "sl": "Mobilfutár je prenovljen"}',
    jsonb_build_object(
      'hu', with_figures('<p>Foglaljon futárt készüléke javításához, és kövesse nyomon az igényét az e-mailben kapott hivatkozással. A munkanapon <strong>{cutOff}</strong> előtt leadott igényhez a futár már a következő munkanapra kérhető.</p>', 'hu'),
      'en', with_figures('<p>Book a courier for the repair of your device and follow your request with the link in our e-mail. For requests made before <strong>{cutOff}</strong> on a working day, the courier can come on the next working day.</p>', 'en'),
      'de', with_figures('<p>Buchen Sie einen Kurier für die Reparatur Ihres Geräts und verfolgen Sie Ihren Auftrag über den Link in unserer E-Mail. Bei Aufträgen vor <strong>{cutOff}</strong> Uhr an einem Arbeitstag kann der Kurier schon am nächsten Arbeitstag kommen.</p>', 'de'),
      'sl', with_figures('<p>Naročite kurirja za popravilo naprave in spremljajte zahtevek s povezavo iz našega e-sporočila. Pri zahtevkih, oddanih na delovni dan pred <strong>{cutOff}</strong>, lahko kurir pride že naslednji delovni dan.</p>', 'sl')),
    '2026-09-01T00:00:00+02')
-- From then on it belongs to the employees who edit messages.
on conflict do nothing;

-- The next message written by hand must not meet the ids used here.
select setval(pg_get_serial_sequence('system_messages', 'id'), (select max(id) from system_messages));
