import { createRoot } from 'react-dom/client';
import { Button } from '../src/Button/Button.tsx';

createRoot(document.body).render(<Button>Save</Button>);
