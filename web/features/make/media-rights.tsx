import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import { CALLS } from '#contract/paths.ts';
import { RecognitionInfoSchema } from '#contract/recognition.ts';
import { call, errorText } from '../../lib/api-client.ts';
import { PAGES } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { methodWords, mistakeWords } from './method-words.ts';
import { MAKE_WORDS } from './words.ts';

const WORDS = MAKE_WORDS.rights;

const recognitionQuery = queryOptions({
  queryKey: ['recognition'],
  queryFn: ({ signal }) => call(CALLS.recognition, RecognitionInfoSchema, { signal }),
});

const DETECT = { value: '', label: WORDS.detect };

interface MediaRightsProps {
  file: File;
  onConfirm: (language: LanguageValue | null) => void;
  onCancel: () => void;
}

/** Shown before a recording is uploaded: how it is transcribed, how long that takes, and whether the user has the rights. */
export function MediaRights({ file, onConfirm, onCancel }: MediaRightsProps) {
  const [isSure, setSure] = useState(false);
  const [language, setLanguage] = useState<LanguageValue | null>(null);
  const recognition = useQuery(recognitionQuery);
  const info = recognition.data;
  const another = (
    <Button isSmall tone="quiet" onPress={onCancel}>
      {MAKE_WORDS.act.cancel}
    </Button>
  );
  if (recognition.isPending) return <Skeleton label={WORDS.checking} lines={2} />;
  if (!info) {
    return (
      <div className="make-rights" role="alert">
        <p>{errorText(recognition.error)}</p>
        <div className="row">
          <Button isSmall icon="retry" onPress={() => void recognition.refetch()}>
            {MAKE_WORDS.act.retry}
          </Button>
          {another}
        </div>
      </div>
    );
  }
  if (info.method === 'none') {
    return (
      <div className="make-rights" role="status">
        <p>{methodWords(info, language)}</p>
        <div className="row">
          <ButtonLink isSmall icon="settings" href={`${PAGES.settings}#keys`}>
            {MAKE_WORDS.act.addKey}
          </ButtonLink>
          {another}
        </div>
      </div>
    );
  }
  const mistakes = mistakeWords(info, language);
  return (
    <div className="make-rights">
      <p>
        <b>
          <bdi>{file.name}</bdi>
        </b>
      </p>
      <p role="status">
        {methodWords(info, language)} {WORDS.deleted}
      </p>
      {info.languages === 'many' && (
        <div className="make-spoken">
          <SelectField
            label={WORDS.language}
            value={language ?? ''}
            onChange={(next) => setLanguage(next === '' ? null : (next as LanguageValue))}
            options={[DETECT, ...LANGUAGES]}
            {...(language === null && { hint: mistakes })}
          />
          <div role="status">
            {language !== null && mistakes !== null && <p className="make-warning">{mistakes}</p>}
          </div>
        </div>
      )}
      <Checkbox isSelected={isSure} onChange={setSure}>
        {WORDS.sure}
      </Checkbox>
      <div className="row">
        <Button
          tone="go"
          isSmall
          icon="upload"
          isDisabled={!isSure}
          onPress={() => onConfirm(language)}
        >
          {WORDS.send}
        </Button>
        {another}
      </div>
    </div>
  );
}
