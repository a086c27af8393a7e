import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CALLS, fill } from '#contract/paths.ts';
import {
  PromptSchema,
  StyleFileSchema,
  StyleSchema,
  type Prompt,
  type PromptInput,
  type Style,
  type StyleFile,
  type StyleInput,
} from '#contract/styles.ts';
import { call, request } from '../../lib/api-client.ts';
import { promptsQuery, stylesQuery } from '../../lib/catalogue.ts';

function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: stylesQuery.queryKey }),
      client.invalidateQueries({ queryKey: promptsQuery.queryKey }),
    ]);
}

/** Creates a style if there is no id. */
export function useSaveStyle() {
  const refresh = useRefresh();
  return useMutation<Style, Error, { id: string | null; input: StyleInput }>({
    mutationFn: ({ id, input }) =>
      call(id === null ? CALLS.styles : fill(CALLS.style, { id }), StyleSchema, {
        method: id === null ? 'POST' : 'PATCH',
        body: input,
      }),
    onSuccess: refresh,
  });
}

export function useSavePrompt() {
  const refresh = useRefresh();
  return useMutation<Prompt, Error, { id: string | null; input: PromptInput }>({
    mutationFn: ({ id, input }) =>
      call(id === null ? CALLS.prompts : fill(CALLS.prompt, { id }), PromptSchema, {
        method: id === null ? 'POST' : 'PATCH',
        body: input,
      }),
    onSuccess: refresh,
  });
}

export function useRemove(kind: 'style' | 'prompt') {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => request(fill(CALLS[kind], { id }), { method: 'DELETE' }),
    onSuccess: refresh,
  });
}

export function toStyleInput(style: Style): StyleInput {
  const { name, tone, audience, rules, samples, bannedWords } = style;
  return { name, tone, audience, rules, samples, bannedWords };
}

export function toPromptInput(prompt: Prompt): PromptInput {
  const { name, description, template, fields } = prompt;
  return { name, description, template, fields };
}

/** All styles and formats in one file, to import into another account. */
export function toFile(styles: readonly Style[], prompts: readonly Prompt[]): Blob {
  const file: StyleFile = {
    version: 1,
    styles: styles.map(toStyleInput),
    prompts: prompts.map(toPromptInput),
  };
  return new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' });
}

/** `null` if the file wasn't exported from here. */
export async function readFile(file: File): Promise<StyleFile | null> {
  try {
    return StyleFileSchema.safeParse(JSON.parse(await file.text())).data ?? null;
  } catch {
    return null;
  }
}
