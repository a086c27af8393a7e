import { Accordion } from '../../ui/accordion.tsx';
import type { Question } from '../../../content/site/question.ts';
import { ADDRESS } from '../addresses.ts';

interface QuestionsProps {
  questions: readonly Question[];
  title?: string;
}

export function Questions({ questions, title = 'Asked before you ask' }: QuestionsProps) {
  return (
    <section className="wrap part asked" aria-labelledby="questions-title">
      <div className="asked-head">
        <h2 className="headline" id="questions-title">
          {title}
        </h2>
        <p className="lede">
          Something else?{' '}
          <a className="link" href={ADDRESS.contact}>
            Ask us
          </a>
          . A person answers.
        </p>
      </div>
      <Accordion name="questions" entries={questions} />
    </section>
  );
}
