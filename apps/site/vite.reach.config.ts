import { reachConfig } from '@caravan/config/vite';
import { defineConfig } from 'vite';

export default defineConfig(reachConfig('site'));
