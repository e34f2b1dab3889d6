import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // While developing, `npm start` runs beside Vite and answers for the token.
  server: { proxy: { '/pantau-token': 'http://localhost:3000' } },
});
