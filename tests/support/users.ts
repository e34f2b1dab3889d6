/** Demo users of the reference server. All have the same password. */
export const users = {
  manager: 'manager@demo.pantau.example',
  dispatcher: 'dispatcher@demo.pantau.example',
  viewer: 'viewer@demo.pantau.example',
  driver: 'driver@demo.pantau.example',
  whitelabel: 'manager@whitelabel.pantau.example',
  nomail: 'nomail@demo.pantau.example',
  fresh: 'manager@fresh.pantau.example',
} as const;

export type UserName = keyof typeof users;

export const fullNames: Readonly<Record<UserName, string>> = {
  manager: 'Rina Kusuma',
  dispatcher: 'Bayu Saputra',
  viewer: 'Maya Lestari',
  driver: 'Slamet Riyadi',
  whitelabel: 'Kirana Putri',
  nomail: 'Dewi Anggraini',
  fresh: 'Fajar Hidayat',
};

export const password = 'pantau-demo';
