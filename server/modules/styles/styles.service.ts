import type { Account } from '#contract/accounts.ts';
import {
  fieldNames,
  type Prompt,
  type PromptChange,
  type PromptInput,
  type Style,
  type StyleChange,
  type StyleInput,
} from '#contract/styles.ts';
import { AppError } from '#server/core/app-error.ts';
import { type Authorized, authorize } from '#server/core/authorized.ts';
import { newId } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import { prompts, styles } from '#server/db/schema/styles.ts';
import { learnStyle } from '#server/text/learn-style.ts';
import * as repo from './styles.repo.ts';

/** Far more than a person can use; it only stops scripts from filling the database. */
const MOST = 500;

type OwnStyle = Authorized<repo.StyleRow>;
type OwnPrompt = Authorized<repo.PromptRow>;

export interface Styles {
  list(account: Account): Promise<Style[]>;
  get(account: Account, id: string): Promise<OwnStyle>;
  create(account: Account, input: StyleInput): Promise<Style>;
  change(style: OwnStyle, change: StyleChange): Promise<Style>;
  remove(style: OwnStyle): Promise<void>;
  listPrompts(account: Account): Promise<Prompt[]>;
  getPrompt(account: Account, id: string): Promise<OwnPrompt>;
  createPrompt(account: Account, input: PromptInput): Promise<Prompt>;
  changePrompt(prompt: OwnPrompt, change: PromptChange): Promise<Prompt>;
  removePrompt(prompt: OwnPrompt): Promise<void>;
}

export function createStyles({ database }: { database: Database }): Styles {
  const { db } = database;

  async function assertRoom(table: typeof styles | typeof prompts, ownerId: string): Promise<void> {
    if ((await repo.countOwn(db, table, ownerId)) >= MOST) throw new AppError('too_many');
  }

  return {
    list: async ({ id }) => (await repo.listStyles(db, id)).map(toStyle),
    get: async (account, id) => authorize(account, await repo.findStyle(db, id)),

    async create({ id: ownerId }, input) {
      await assertRoom(styles, ownerId);
      const kept = { ...input, ...withoutBlanks(input) };
      const learned = learnStyle(kept.samples);
      const id = newId('sty');
      return toStyle(await repo.insertStyle(db, { id, ownerId, ...kept, learned }));
    },

    async change({ id, samples }, change) {
      const kept = { ...change, ...withoutBlanks(change) };
      const learned = learnStyle(kept.samples ?? samples);
      return toStyle(present(await repo.updateStyle(db, id, { ...kept, learned })));
    },

    remove: (style) => repo.removeOwn(db, styles, style),

    listPrompts: async ({ id }) => (await repo.listPrompts(db, id)).map(toPrompt),
    getPrompt: async (account, id) => authorize(account, await repo.findPrompt(db, id)),

    async createPrompt({ id: ownerId }, input) {
      await assertRoom(prompts, ownerId);
      assertFieldsFit(input);
      return toPrompt(await repo.insertPrompt(db, { id: newId('pro'), ownerId, ...input }));
    },

    async changePrompt(prompt, change) {
      const { template = prompt.template, fields = prompt.fields } = change;
      assertFieldsFit({ template, fields });
      return toPrompt(present(await repo.updatePrompt(db, prompt.id, change)));
    },

    removePrompt: (prompt) => repo.removeOwn(db, prompts, prompt),
  };
}

/** Deleted meanwhile, as in another tab. */
function present<Row>(row: Row | null): Row {
  if (!row) throw new AppError('not_found');
  return row;
}

/** Removes empty lines submitted by the form. */
function withoutBlanks({
  rules,
  samples,
  bannedWords,
}: StyleChange): Partial<Pick<StyleInput, 'rules' | 'samples' | 'bannedWords'>> {
  const filled = (list: string[]) => list.filter((entry) => entry !== '');
  return {
    ...(rules && { rules: filled(rules) }),
    ...(samples && { samples: filled(samples) }),
    ...(bannedWords && { bannedWords: filled(bannedWords) }),
  };
}

/** Every placeholder in the template needs a field, and field names are unique, so that a form can ask for all of them. */
function assertFieldsFit({ template, fields }: Pick<PromptInput, 'template' | 'fields'>): void {
  const names = fields.map(({ name }) => name);
  const problems = [
    ...fieldNames(template)
      .filter((name) => !names.includes(name))
      .map((name) => `{{${name}}} needs a field with that name`),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `the name ${name} is used twice`),
  ];
  if (problems.length === 0) return;
  throw new AppError('invalid_input', {
    fields: problems.map((problem) => ({ field: 'fields', problem })),
  });
}

export function toStyle(row: repo.StyleRow): Style {
  const { id, name, tone, audience, rules, samples, bannedWords, learned } = row;
  return { id, name, tone, audience, rules, samples, bannedWords, learned, ...times(row) };
}

export function toPrompt(row: repo.PromptRow): Prompt {
  const { id, name, description, template, fields } = row;
  return { id, name, description, template, fields, ...times(row) };
}

function times({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) {
  return { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
