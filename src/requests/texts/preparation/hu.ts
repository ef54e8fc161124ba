export default {
  title: 'Előkészítés a felvétel előtt',
  lead: 'Jelölje be, amit elvégzett. Amit a hiba miatt nem lehet megtenni, azt is jelölje: akkor tudjuk, mire számítsunk. Bármikor módosíthatja, amíg a futár át nem veszi a készüléket.',
  leadOfSale:
    'Jelölje be, amit elvégzett. Amit nem tud megtenni, azt is jelölje: akkor tudjuk, mire számítsunk. Bármikor módosíthatja, amíg a futár át nem veszi a készüléket.',
  done: 'Kész',
  impossible: 'A hiba miatt nem lehet',
  impossibleOfSale: 'Nem tudom megtenni',
  progress: '{total, number} pontból {answered, number} megválaszolva',
  saved: 'Elmentettük.',
} as const
