import type { Account } from '#contract/accounts.ts';
import { OPTIONS } from '#contract/options.ts';
import { fieldNames, fillTemplate, type PromptInput } from '#contract/styles.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Brief } from '#server/db/schema/generations.ts';
import { headingsOf } from '#server/text/arrange/custom.ts';
import type { Styles } from '../styles/styles.service.ts';
import { customOptionsOf, type SourcelessWish } from './wishes.ts';

/** A snapshot of the account's style and format, stored with the run. 404 if they belong to someone else. */
export async function readBrief(
  styles: Pick<Styles, 'get' | 'getPrompt'>,
  account: Account,
  wanted: SourcelessWish,
): Promise<Brief> {
  const brief: Brief = { style: null, prompt: null };
  if (wanted.styleId !== undefined) {
    const { name, tone, audience, rules, samples, bannedWords, learned } = await styles.get(
      account,
      wanted.styleId,
    );
    brief.style = { name, tone, audience, rules, samples, bannedWords, learned };
  }
  if ([wanted.format, ...wanted.alsoMake].includes('custom')) {
    if (wanted.promptId === undefined) throw new AppError('prompt_needed');
    const { name, description, template, fields } = await styles.getPrompt(
      account,
      wanted.promptId,
    );
    brief.prompt = { name, description, template, fields };
    assertFilled(brief.prompt, wanted);
  }
  return brief;
}

/** The custom prompt with its fields filled in. */
export function wordingOf(prompt: PromptInput, options: Record<string, unknown>): string {
  const parsed = OPTIONS.custom.safeParse(options);
  return fillTemplate(prompt.template, parsed.success ? parsed.data.fields : {});
}

function assertFilled({ template, fields }: PromptInput, wanted: SourcelessWish): void {
  const parsed = OPTIONS.custom.safeParse(customOptionsOf(wanted));
  const values = parsed.success ? parsed.data.fields : {};
  const asked = new Set(fieldNames(template));
  const missing = fields.filter(
    ({ name, required }) => required && asked.has(name) && !values[name]?.trim(),
  );
  if (missing.length === 0) return;
  throw new AppError('invalid_input', {
    fields: missing.map(({ name, label }) => ({
      field: wanted.format === 'custom' ? `options.fields.${name}` : `fields.${name}`,
      problem: `${label} is required`,
    })),
  });
}

/** The built-in engine can only fill an outline; it can't follow instructions. */
export function assertBuiltInCan({ prompt }: Brief, wanted: SourcelessWish): void {
  const wording = prompt && wordingOf(prompt, customOptionsOf(wanted));
  if (wording !== null && headingsOf(wording).length === 0)
    throw new AppError('custom_needs_model');
}
