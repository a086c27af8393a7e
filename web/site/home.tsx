import { LANGUAGES } from '#contract/catalog/languages.ts';
import { TRIAL_DAYS } from '#contract/catalog/plans.ts';
import { PRODUCT } from '#contract/product.ts';
import { BONUSES } from '../../content/site/bonuses.ts';
import { CHAT_COMPARISON, CHAT_IS_BETTER } from '../../content/site/chat-comparison.ts';
import { EXPORT_FILES } from '../../content/site/export-files.ts';
import { HOME_QUESTIONS } from '../../content/site/questions-home.ts';
import { ADDRESS } from './addresses.ts';
import { SUPPORT_EMAIL } from './footer-links.ts';
import { Demo } from './home-demo.tsx';
import { Hero } from './home-hero.tsx';
import { Podcast } from './home-podcast.tsx';
import { ProofSection, NothingLost } from './home-proof.tsx';
import { ORIGIN, type PageDefinition, type PageProps } from './page.ts';
import { Closing } from './parts/closing.tsx';
import { Features } from './parts/features.tsx';
import { Formats } from './parts/formats.tsx';
import { PLAN_BUTTON, Pricing, type Plan } from './parts/pricing.tsx';
import { Questions } from './parts/questions.tsx';
import { Reviews } from './parts/reviews.tsx';
import { LOGO, offersData, ORGANIZATION, productData, questionsData } from './structured-data.ts';

const DESCRIPTION = `Turn a video into an article, a thread, a newsletter, a LinkedIn post, a podcast or a summary, in ${LANGUAGES.length} languages, each line tied to its moment.`;

export const HOME: PageDefinition = {
  path: '/',
  title: `${PRODUCT.name}: you said it on camera, now it is written`,
  description: DESCRIPTION,
  picture: '/og/home.png',
  entries: ['players'],
  jsonLd: [
    {
      '@context': 'https://schema.org',
      ...ORGANIZATION,
      logo: LOGO,
      email: SUPPORT_EMAIL,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: PRODUCT.name,
      url: `${ORIGIN}/`,
      description: DESCRIPTION,
      applicationCategory: 'MultimediaApplication',
      operatingSystem: 'Any with a web browser',
      offers: offersData('/#pricing'),
    },
    productData(DESCRIPTION, '/#pricing', '/og/home.png'),
    questionsData(HOME_QUESTIONS),
  ],
  sheet: 'landing',
  Body: Home,
};

function Home({ files }: PageProps) {
  return (
    <>
      <Hero />
      <Demo files={files} />
      <Comparison />
      <Formats
        title="One video, seven ways to say it"
        lede="Each format has a shape it always keeps and a limit it never breaks. One transcript serves them all."
      />
      <Exports />
      <Podcast files={files} />
      <Features
        title="What you can count on"
        lede="Nine things we hold ourselves to. What needs a plan or a model says so."
      />
      <ProofSection />
      <NothingLost />
      <Reviews />
      <Bonuses />
      <Pricing
        title={
          <>
            Three prices, the{'\u00a0'}same{'\u00a0'}product
          </>
        }
        lede="For content creators, marketers, agencies, freelancers, businesses, podcasters, students and researchers."
        main="price_yearly"
        action={signUp}
      />
      <Questions questions={HOME_QUESTIONS} />
      <Closing
        said="Your next article"
        caption="is already recorded."
        note={`${TRIAL_DAYS}-day free trial. No credit card, no key, nothing to install.`}
      >
        <a className="button go large" href={ADDRESS.app}>
          TRY FOR FREE
        </a>
        <a className="button large on-film" href={ADDRESS.pricing}>
          See the prices
        </a>
      </Closing>
    </>
  );
}

function signUp({ priceId }: Plan, isMain: boolean) {
  return (
    <a className={isMain ? 'button go' : 'button'} href={ADDRESS.signup} data-plan={priceId}>
      {PLAN_BUTTON[priceId]}
    </a>
  );
}

function Bonuses() {
  return (
    <section className="wrap part" aria-labelledby="bonuses-title">
      <div className="part-head">
        <h2 className="headline" id="bonuses-title">
          And on top of that
        </h2>
        <p className="lede">Six things that come with every plan and that nobody asked us for.</p>
      </div>
      <ul className="bonuses">
        {BONUSES.map(({ title, text }) => (
          <li key={title} className="bonus">
            <h3 className="card-title">{title}</h3>
            <p className="card-text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Comparison() {
  return (
    <section className="wrap part" aria-labelledby="comparison-title">
      <div className="part-head">
        <h2 className="headline" id="comparison-title">
          Why not paste it into a chat?
        </h2>
        <p className="lede">{CHAT_IS_BETTER} For work with your name under it, compare.</p>
      </div>
      <table className="versus">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">What you do</span>
            </th>
            <th scope="col">A general chat assistant</th>
            <th scope="col" className="versus-ours">
              {PRODUCT.name}
            </th>
          </tr>
        </thead>
        <tbody>
          {CHAT_COMPARISON.map(({ what, chat, ours }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-who="Chat assistant">{chat}</td>
              <td data-who={PRODUCT.name} className="versus-ours">
                {ours}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Exports() {
  return (
    <section className="wrap part" aria-labelledby="exports-title">
      <div className="part-head">
        <h2 className="headline" id="exports-title">
          It leaves in the form you need
        </h2>
        <p className="lede">
          Ten kinds of file, each with a sensible name, none with our mark on it. Times go along in
          the margin where you want them.
        </p>
      </div>
      <ul className="papers">
        {EXPORT_FILES.map(({ ending, name, keeps, group }) => (
          <li key={ending} className="paper">
            <h3 className="paper-ending">.{ending}</h3>
            <p className="paper-name">{name}</p>
            <p className="card-text">{keeps}</p>
            <p className="paper-group time">{group}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
