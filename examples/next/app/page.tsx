import { AlertBell } from './alert-bell';

export default function Page() {
  return (
    <>
      <header>
        <h1>Angkasa Logistik</h1>
        <AlertBell />
      </header>
      <main>
        <p>This page is a server component.</p>
      </main>
    </>
  );
}
