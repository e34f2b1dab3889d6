/** Demo people of the reference server; all with the same password. */
export const people = {
  manager: 'manager@demo.pantau.example',
  dispatcher: 'dispatcher@demo.pantau.example',
  viewer: 'viewer@demo.pantau.example',
  driver: 'driver@demo.pantau.example',
  whitelabel: 'manager@whitelabel.pantau.example',
} as const;

export type PersonName = keyof typeof people;

export const password = 'pantau-demo';
