import { appConfig } from '@caravan/config/vite';
import { defineConfig } from 'vite';

export default defineConfig(appConfig('admin'));
