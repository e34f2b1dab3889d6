import { useState } from 'react';
import { AlertBell } from './alert-bell.tsx';

export function App() {
  const [total, setTotal] = useState<number | null>(null);
  return (
    <>
      <header>
        <h1>Angkasa Logistik</h1>
        <AlertBell onTotal={setTotal} />
      </header>
      <main>
        <p>
          Unresolved alerts: <output>{total ?? '…'}</output>
        </p>
      </main>
    </>
  );
}
