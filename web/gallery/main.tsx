import { createRoot } from 'react-dom/client';
import { mountToasts } from '../ui/toast-view.ts';
import '../ui/all.css';
import './gallery.css';
import './masthead.css';
import './plates.css';
import { Gallery } from './gallery.tsx';

mountToasts();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<Gallery />);
