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
import { Figures } from './home-figures.tsx';
import { AppPictures } from './home-pictures.tsx';
import { Podcast } from './home-podcast.tsx';
import { ORIGIN, type PageDefinition, type PageProps } from './page.ts';
import { Closing } from './parts/closing.tsx';
import { PLAN_BUTTON, Pricing, type Plan } from './parts/pricing.tsx';
import { Questions } from './parts/questions.tsx';
import { Reviews } from './parts/reviews.tsx';
import { LOGO, offersData, ORGANIZATION, productData, questionsData } from './structured-data.ts';

const DESCRIPTION = `Turn a video into an article, thread, newsletter, LinkedIn post, podcast or summary in ${LANGUAGES.length} languages. Click a time to jump to the moment it was said.`;

export const HOME: PageDefinition = {
  path: '/',
  title: `${PRODUCT.name}: turn your videos into articles, threads and podcasts`,
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
      <Figures />
      <Demo files={files} />
      <Comparison />
      <Exports />
      <Podcast files={files} />
      <AppPictures />
      <Reviews />
      <Bonuses />
      <Pricing
        title="Pricing"
        lede="For content creators, marketers, agencies, freelancers, businesses, podcasters, students and researchers."
        isLedeLast
        main="price_yearly"
        action={signUp}
      />
      <Questions questions={HOME_QUESTIONS} />
      <Closing
        said="Your next article"
        caption="is already recorded."
        note={`${TRIAL_DAYS}-day free trial. No card, no API key, nothing to install.`}
      >
        <a className="button go large" href={ADDRESS.app}>
          TRY FOR FREE
        </a>
        <a className="button large on-film" href={ADDRESS.pricing}>
          See pricing
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
    <section className="wrap part small-part" aria-labelledby="bonuses-title">
      <h2 className="title" id="bonuses-title">
        Included in every plan
      </h2>
      <ul className="bonuses snap">
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
          Why not use a chat assistant?
        </h2>
        <p className="lede">
          {CHAT_IS_BETTER} Here’s how we compare for work you’ll put your name on.
        </p>
      </div>
      <table className="versus">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Task</span>
            </th>
            <th scope="col">Chat assistant</th>
            <th scope="col" className="versus-ours">
              {PRODUCT.name}
            </th>
          </tr>
        </thead>
        <tbody>
          {CHAT_COMPARISON.map(({ what, chat, ours }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{chat}</td>
              <td className="versus-ours">{ours}</td>
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
          Export anywhere
        </h2>
        <p className="lede">Documents, audio and subtitles. No watermark.</p>
      </div>
      <ul className="papers">
        {EXPORT_FILES.map(({ ending, name }) => (
          <li key={ending} className="paper">
            <b className="paper-ending">.{ending}</b>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
