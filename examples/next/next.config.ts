import type { NextConfig } from 'next';

const pantau = process.env.NEXT_PUBLIC_PANTAU_URL ?? '';

/** Nothing from elsewhere, except from Pantau. Only Next.js itself needs its inline scripts. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self'",
  `connect-src 'self' ${pantau} ${pantau.replace(/^http/, 'ws')}`,
  `img-src 'self' ${pantau}`,
  `media-src ${pantau}`,
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const config: NextConfig = {
  cacheComponents: true,
  headers: async () => [
    { source: '/:path*', headers: [{ key: 'Content-Security-Policy', value: policy }] },
  ],
};

export default config;
