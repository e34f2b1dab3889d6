/** What a host's page takes that renders a single word. */
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<p>hi</p>);
