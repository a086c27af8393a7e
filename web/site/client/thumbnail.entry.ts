import { showThumbnails } from './thumbnail-tool.ts';

showThumbnails();
