import { renderConfig } from '@caravan/config/vite';
import { defineConfig } from 'vite';

export default defineConfig(renderConfig('site'));
