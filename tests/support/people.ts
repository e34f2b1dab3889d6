/** Demo people of the reference server; all with the same password. */
export const people = {
  manager: 'manager@demo.pantau.example',
  dispatcher: 'dispatcher@demo.pantau.example',
  viewer: 'viewer@demo.pantau.example',
  driver: 'driver@demo.pantau.example',
  whitelabel: 'manager@whitelabel.pantau.example',
} as const;

export type PersonName = keyof typeof people;

/** As the others see them. */
export const fullnames: Readonly<Record<PersonName, string>> = {
  manager: 'Rina Kusuma',
  dispatcher: 'Bayu Saputra',
  viewer: 'Maya Lestari',
  driver: 'Slamet Riyadi',
  whitelabel: 'Kirana Putri',
};

export const password = 'pantau-demo';
