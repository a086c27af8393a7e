import { HOME } from './home.tsx';
import { LOGIN } from './login.tsx';
import { NOT_FOUND } from './not-found.tsx';
import type { PageDefinition } from './page.ts';

export const PAGES: readonly PageDefinition[] = [HOME, LOGIN, NOT_FOUND];
