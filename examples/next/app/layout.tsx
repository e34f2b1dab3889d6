import type { Metadata } from 'next';
import type { ReactNode } from 'react';
// Parts that load later bring their own style sheets.
import '@pantau/core/styles.css';
import '@pantau/alert-center/styles.css';
import './page.css';

export const metadata: Metadata = { title: 'Angkasa Logistik' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
