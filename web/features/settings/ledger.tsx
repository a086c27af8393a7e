import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { FORMATS } from '#contract/catalog/formats.ts';
import type { LedgerRow, PaidFor } from '#contract/usage.ts';
import { errorText } from '../../lib/api-client.ts';
import { modelsQuery } from '../../lib/catalogue.ts';
import { price } from '../../lib/money.ts';
import { generationPath, questionPath } from '../../lib/paths.ts';
import { Icon } from '../../ui/icons.tsx';
import { TableScroll } from '../../ui/table.tsx';
import { recordedLinesQuery } from './calls.ts';
import { SETTINGS_WORDS } from './words.tsx';

const { ledger: WORDS } = SETTINGS_WORDS;

interface LedgerProps {
  month: string;
  rows: readonly LedgerRow[];
}

/** All payments, newest first. The lines of a recording share a row that can be expanded. */
export function LedgerTable({ month, rows }: LedgerProps) {
  return (
    <>
      <TableScroll label={WORDS.title}>
        <table className="table">
          <thead>
            <tr>
              <th>{WORDS.when}</th>
              <th>{WORDS.paidFor}</th>
              <th className="ledger-aside">{WORDS.model}</th>
              <th className="number ledger-aside">{WORDS.tokens}</th>
              <th className="number">{WORDS.cost}</th>
            </tr>
          </thead>
          {rows.map((row) =>
            row.calls > 1 ? (
              <Recording key={row.id} month={month} row={row} />
            ) : (
              <tbody key={row.id}>
                <Row row={row} label={labelOf(row)} />
              </tbody>
            ),
          )}
        </table>
      </TableScroll>
      {rows.some(({ estimated }) => estimated) && <p className="setting-note">{WORDS.estimate}</p>}
    </>
  );
}

function labelOf({ format, stage }: LedgerRow): string {
  // Usage without a format is named by its stage: "Question", "Speech to text".
  const name = stage.charAt(0).toUpperCase() + stage.slice(1);
  const label = FORMATS.find(({ value }) => value === format)?.label ?? name;
  if (stage === 'revising') return WORDS.revising(label);
  if (stage === 'rereading') return WORDS.rereading(label);
  return stage === 'speech' ? WORDS.speech(label) : label;
}

function Recording({ month, row }: { month: string; row: LedgerRow }) {
  const [isOpen, setOpen] = useState(false);
  const place = useId();
  const lines = useQuery({ ...recordedLinesQuery(month, row), enabled: isOpen });
  return (
    <>
      <tbody>
        <Row
          row={row}
          label={
            <button
              type="button"
              className="ledger-open"
              aria-expanded={isOpen}
              aria-controls={place}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name={isOpen ? 'chevron-down' : 'chevron-on'} />
              {WORDS.recording(labelOf(row), row.calls)}
            </button>
          }
        />
      </tbody>
      <tbody id={place} className="ledger-lines" hidden={!isOpen}>
        {lines.isPending && (
          <tr>
            <td colSpan={5}>{WORDS.loading}</td>
          </tr>
        )}
        {lines.isError && (
          <tr>
            <td colSpan={5}>
              <span role="alert">{errorText(lines.error)}</span>
            </td>
          </tr>
        )}
        {lines.data?.map((line) => (
          <Row key={line.id} row={line} label={WORDS.line} paidFor={null} />
        ))}
      </tbody>
    </>
  );
}

interface RowProps {
  row: LedgerRow;
  label: ReactNode;
  /** Lines inside a recording row don't repeat its name. */
  paidFor?: PaidFor | null;
}

function Row({ row, label, paidFor = row.paidFor }: RowProps) {
  const tokens = row.tokensIn + row.tokensOut;
  return (
    <tr>
      <td className="time">{WORDS.at(row.at)}</td>
      <td>
        {label}
        {paidFor && <PaidForLink paidFor={paidFor} />}
        {/* On phones there is no room for two more columns. */}
        <small className="ledger-below">
          <ModelName row={row} />
          {row.stage !== 'speech' && <span>{WORDS.tokenCount(tokens)}</span>}
        </small>
      </td>
      <td className="ledger-aside">
        <ModelName row={row} />
      </td>
      <td className="number ledger-aside">
        {row.stage === 'speech' ? '–' : SETTINGS_WORDS.spending.figure(tokens)}
        {row.tokensCached > 0 && <small> {WORDS.cached(row.tokensCached)}</small>}
      </td>
      <td className="number">
        {row.state === 'running' ? WORDS.running : price(row.costCents)}
        {row.estimated && ' ≈'}
        {row.key === 'house' && <small> {WORDS.included}</small>}
        {row.state === 'failed' && <small> {WORDS.failed}</small>}
      </td>
    </tr>
  );
}

function PaidForLink({ paidFor }: { paidFor: PaidFor }) {
  const href = paidFor.kind === 'draft' ? generationPath(paidFor) : questionPath(paidFor.threadId);
  return (
    <a className="link ledger-for" href={href} title={paidFor.title}>
      <bdi>{paidFor.title}</bdi>
    </a>
  );
}

/** The display name of a model, and the id used on the provider's bill. */
function ModelName({ row: { provider, model } }: { row: LedgerRow }) {
  const { data } = useQuery(modelsQuery);
  const name = data?.models.find(({ id }) => id === `${provider}/${model}`)?.label ?? model;
  if (name === model) return model;
  return (
    <>
      {name} <small className="ledger-model-id">{model}</small>
    </>
  );
}
