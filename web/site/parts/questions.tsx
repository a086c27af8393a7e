import { Accordion } from '../../ui/accordion.tsx';
import type { Question } from '../../../content/site/question.ts';
import { ADDRESS } from '../addresses.ts';

interface QuestionsProps {
  questions: readonly Question[];
}

export function Questions({ questions }: QuestionsProps) {
  return (
    <section className="wrap part asked" aria-labelledby="questions-title">
      <div className="asked-head">
        <h2 className="headline" id="questions-title">
          Questions
        </h2>
        <p className="lede">
          Still wondering?{' '}
          <a className="link" href={ADDRESS.contact}>
            Ask us
          </a>
          . A real person replies.
        </p>
      </div>
      <Accordion name="questions" entries={questions} />
    </section>
  );
}
