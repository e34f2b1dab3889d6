import { createApp } from 'vue';
import App from './app.vue';
import './page.css';

createApp(App).mount('#app');
