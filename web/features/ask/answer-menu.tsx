import { use } from 'react';
import { CALLS, fill } from '#contract/paths.ts';
import type { AnswerFile, AskedQuestion } from '#contract/questions.ts';
import { request } from '../../lib/api-client.ts';
import { copyPlain, tellRefused } from '../../lib/clipboard.ts';
import { Menu } from '../../ui/menu.tsx';
import { toasts } from '../../ui/toast.ts';
import { TriggerIcon } from '../../ui/trigger-button.tsx';
import { downloadAnswer } from './calls.ts';
import { AddAction } from './moments.tsx';
import { ASK_WORDS } from './words.ts';

const FILES: readonly AnswerFile[] = ['md', 'html', 'txt', 'json'];

/** The words the file would have, so that what is pasted and what is kept are the same. */
async function copyAnswer(id: string): Promise<void> {
  try {
    // Handed over as a promise: a browser that allows copying only in answer to a press still sees the press.
    const text = request(`${fill(CALLS.questionExport, { id })}?as=txt`)
      .then((response) => response.text())
      .then((words) => new Blob([words], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    toasts.show(ASK_WORDS.act.copied);
  } catch {
    tellRefused();
  }
}

export interface AnswerMenuProps {
  question: AskedQuestion;
  /** Starts a draft from it, or from the whole conversation. */
  onDraft: (isWhole: boolean) => void;
  /** Whether the conversation has more answers. */
  isOneOfSeveral: boolean;
  /** Whether one of its questions is still being answered. */
  isAnyGoing: boolean;
  onDelete: () => void;
  onAskAgain: () => void;
}

export function AnswerMenu(props: AnswerMenuProps) {
  const { question, onDraft, isOneOfSeveral, isAnyGoing, onDelete, onAskAgain } = props;
  const { id, text, verdict } = question;
  const isDone = verdict !== null;
  const isBesideDraft = use(AddAction) !== null;
  return (
    <Menu
      label={ASK_WORDS.act.more(text)}
      trigger={<TriggerIcon icon="more" label={ASK_WORDS.act.more(text)} isSmall />}
      groups={[
        {
          entries: [
            // Elsewhere, the answer has a button for it.
            ...(isBesideDraft
              ? [
                  {
                    id: 'draft',
                    label: ASK_WORDS.draft.start,
                    icon: 'edit' as const,
                    isDisabled: verdict !== 'answered',
                    onAct: () => onDraft(false),
                  },
                ]
              : []),
            ...(isOneOfSeveral
              ? [
                  {
                    id: 'draft-whole',
                    label: ASK_WORDS.draft.whole,
                    icon: 'library' as const,
                    ...(isAnyGoing && { hint: ASK_WORDS.draft.notYet }),
                    isDisabled: isAnyGoing,
                    onAct: () => onDraft(true),
                  },
                ]
              : []),
            {
              id: 'copy',
              label: ASK_WORDS.act.copy,
              icon: 'copy',
              isDisabled: !isDone,
              onAct: () => void copyAnswer(id),
            },
            {
              id: 'copy-question',
              label: ASK_WORDS.act.copyQuestion,
              icon: 'text',
              onAct: () => void copyPlain(text, ASK_WORDS.act.questionCopied),
            },
            { id: 'again', label: ASK_WORDS.act.askAgain, icon: 'retry', onAct: onAskAgain },
          ],
        },
        {
          title: ASK_WORDS.act.export,
          entries: FILES.map((kind) => ({
            id: kind,
            label: ASK_WORDS.act.exportAs[kind],
            icon: 'file' as const,
            isDisabled: !isDone,
            onAct: () => void downloadAnswer(id, kind),
          })),
        },
        {
          entries: [
            {
              id: 'delete',
              label: ASK_WORDS.act.delete,
              icon: 'trash',
              isDanger: true,
              onAct: onDelete,
            },
          ],
        },
      ]}
    />
  );
}
