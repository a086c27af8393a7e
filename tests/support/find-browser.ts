import { chromium } from 'playwright-core';
import {
  findInstalledBrowser,
  type FoundBrowser,
  HOW_TO_GET_BROWSER,
} from '../../cli/installed-browser.ts';

export function findBrowser(): Promise<FoundBrowser | null> {
  return findInstalledBrowser(chromium.executablePath());
}

export async function needBrowser(): Promise<FoundBrowser> {
  const found = await findBrowser();
  if (!found) throw new Error(`No browser found. ${HOW_TO_GET_BROWSER}`);
  return found;
}
