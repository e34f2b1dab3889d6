import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    vue({
      template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('pantau-') } },
    }),
  ],
  // While developing, `npm start` runs beside Vite and answers for the token.
  server: { proxy: { '/pantau-token': 'http://localhost:3000' } },
});
