import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../lib/query-client.ts';
import { startSession } from '../lib/session.ts';
import { startTheme } from '../lib/theme.ts';
import { mountToasts } from '../ui/toast-view.ts';
import '../ui/all.css';
import './shell.css';
import './screens.css';
import { createAppRouter } from './router.tsx';

startTheme();
startSession();
mountToasts();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <QueryClientProvider client={createQueryClient()}>
    <RouterProvider router={createAppRouter()} />
  </QueryClientProvider>,
);
