import { offerSummaries } from './summary-tool.ts';

offerSummaries();
