import { Suspense, lazy, useState } from 'react';

// Loaded after the page itself, so that its first text does not wait for the widget.
const AlertBell = lazy(async () => ({ default: (await import('./alert-bell.tsx')).AlertBell }));

export function App() {
  const [total, setTotal] = useState<number | null>(null);
  return (
    <>
      <header>
        <h1>Angkasa Logistik</h1>
        <Suspense fallback={null}>
          <AlertBell onTotal={setTotal} />
        </Suspense>
      </header>
      <main>
        <p>
          Unresolved alerts: <output>{total ?? '…'}</output>
        </p>
      </main>
    </>
  );
}
