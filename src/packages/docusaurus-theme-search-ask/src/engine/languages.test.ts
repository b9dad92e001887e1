import {describe, expect, test} from 'vitest';
import {openTextIndex, testPage} from '../testing/openTextIndex.js';
import {searchHits} from './searchHits.js';

// cspell:disable

interface Case {
  readonly locale: string;
  readonly texts: readonly string[];
  /** A query, and the indices of the pages found, best first. */
  readonly finds: Readonly<Record<string, readonly number[]>>;
}

const LANGUAGES: Readonly<Record<string, Case>> = {
  'English with posts in other languages': {
    locale: 'en',
    texts: [
      'Notes\nWe index words.',
      '中文分词\n本文比较对象存储的价格。',
      '新機能\n設定ファイルを読み込みます。',
      'ค้นหา\nวิธีค้นหาบทความ',
      '검색\n글을 검색하는 방법.',
      'Настройка\nКак настроить сервер.',
    ],
    finds: {
      分词: [1],
      新機能: [2],
      ค้นหา: [3],
      검색을: [4],
      сервер: [5],
    },
  },
  Chinese: {
    locale: 'zh-Hans',
    texts: [
      '安装指南\n本文介绍如何安装Docker并配置镜像加速。',
      '对象存储的选择\n比较几种对象存储服务的价格。',
      '中文分词\n分词是把一句话切成词语的过程。',
      '家里的动物\n我们养了一只黑猫。',
    ],
    finds: {
      怎么安装: [0],
      什么是分词: [2],
      对象存储教程: [1],
      猫: [3],
      安装docker: [0],
      量子: [],
    },
  },
  Japanese: {
    locale: 'ja',
    texts: [
      '設定ファイルの書き方\nこの記事では設定ファイルを作成する手順を説明します。',
      '新機能のお知らせ\n新しい機能を追加しました。',
      '猫と暮らす\nうちの猫は窓辺が好きです。',
      'プロファイルの見方\n性能を測るツールを紹介します。',
    ],
    finds: {
      設定ファイル: [0, 3],
      設定ファイルの作成手順: [0],
      新機能: [1],
      猫: [2],
      ﾂｰﾙ: [3],
      電車: [],
    },
  },
  Korean: {
    locale: 'ko',
    texts: [
      '설정 방법\n서버에서 설정을 바꾸는 방법을 설명합니다.',
      '도서관 이야기\n좋아하는 책을 빌렸습니다.',
      'Docker를 배포하기\nC++로 작성한 프로그램도 배포합니다.',
    ],
    finds: {
      설정: [0],
      설정이: [0],
      '도서관은 어떻게 하나요?': [1],
      책: [1],
      docker: [2],
      'c++': [2],
    },
  },
  Arabic: {
    locale: 'ar',
    texts: [
      'قراءة الكتاب\nقرأتُ هذا الكِتَابَ في يوم واحد.',
      'تثبيت البرنامج\nشرح تثبيت البرامج على الخادم.',
      'مدرسة المدينة\nزرنا المدرسة القديمة والبيانات.',
    ],
    finds: {
      بيانات: [2],
      كتاب: [0],
      الكتاب: [0],
      كِتَاب: [0],
      برنامج: [1],
      مدرسه: [2],
    },
  },
  Russian: {
    locale: 'ru',
    texts: [
      'Настройка сервера\nМы настраиваем новые серверы и проверяем их.',
      'Ёлка во дворе\nЗимой мы наряжаем ёлку.',
      'Мой край\nРассказ о родном крае.',
      'Running tests\nКак запускать тесты в Docker.',
    ],
    finds: {
      серверов: [0],
      елки: [1],
      края: [2],
      tests: [3],
    },
  },
  German: {
    locale: 'de',
    texts: [
      'Häuser am Meer\nEin altes Haus mit Blick auf die Straße.',
      'Prüfung bestehen\nWie man für Prüfungen lernt.',
      'Müller und Größe\nDer Müller mahlt das Korn der Aufgabenübertragungsgesetzesänderung.',
    ],
    finds: {
      haus: [0],
      haeuser: [0],
      hauser: [0],
      'wie ist die Prüfung': [1],
      aufgabenübertragungsgesetzesänderungen: [2],
    },
  },
  French: {
    locale: 'fr',
    texts: [
      'L’été à la mer\nNous avons mangé une pomme sur la plage.',
      'Développement durable\nDévelopper sans gaspiller l’énergie.',
      'Le cœur de l’œuvre\nUne œuvre d’art célèbre.',
    ],
    finds: {
      ete: [0],
      mangee: [0],
      "l'énergie": [1],
      "qu'est-ce qu'une œuvre ?": [2],
      coeur: [2],
      'comment développer ?': [1],
    },
  },
  Polish: {
    locale: 'pl',
    texts: ['Konta\nUsuwanie konta.', 'Instalacja\nZainstaluj pakiet.'],
    finds: {'jak zainstaluj?': [1]},
  },
  Turkish: {
    locale: 'tr',
    texts: ['İstanbul’da kitap\nKitapları ışıkta okuduk.', 'Evler\nIşıklar eski evlerde.'],
    finds: {
      istanbul: [0],
      kitaplar: [0],
      ışıkta: [1, 0],
      isik: [1, 0],
      ev: [1],
    },
  },
  Hebrew: {
    locale: 'he',
    texts: ['ספר חדש\nקראתי סֵפֶר אחד.', 'עיר ישנה\nטיילנו ברחוב.'],
    finds: {ספר: [0], סֵפֶר: [0], עיר: [1]},
  },
  Persian: {
    locale: 'fa',
    texts: ['کتاب‌های خوب\nمی‌خواهم این کتاب را بخوانم.', 'شهر قدیمی\nدر سال ۱۴۰۲ آمدیم.'],
    finds: {کتاب: [0], كتاب: [0], میخواهم: [0], می‌خواهم: [0], 1402: [1]},
  },
};

describe.each(Object.entries(LANGUAGES))('in %s', (_, {locale, texts, finds}) => {
  const pages = texts.map((text, number) => {
    const [title = '', ...lines] = text.split('\n');
    return testPage(`${number}`, title, ...lines);
  });
  const index = openTextIndex(pages, [], locale);

  test.each(Object.entries(finds))('%s finds %j', async (query, indices) => {
    const {hits} = await searchHits(index, {query});
    expect(hits.map((hit) => Number(hit.url_without_anchor))).toEqual(indices);
  });
});

test('a pair of characters with hiragana is not reported as a missing word', async () => {
  const page = testPage('0', 'アカウント', '設定画面でアカウントを削除できます。');
  const index = openTextIndex([page], [], 'ja');
  const {nbHits, missingWords} = await searchHits(index, {query: 'アカウントを削除する方法は？'});
  expect([nbHits, missingWords]).toEqual([1, undefined]);
});

test('pairs across the boundary of two words of a Chinese query have little weight', async () => {
  const texts = [
    '镜像要提前用命令拉取。',
    // 前拉 and 取镜 are each on only one page, but the words are on many.
    '目前拉低价格。',
    '获取镜头。',
    ...Array.from({length: 20}, (_, number) => `提前结束${number}。拉取代码。镜像仓库。`),
  ];
  const pages = texts.map((text, number) =>
    testPage(`${number}`, `${number}`, ...text.split(/(?<=。)/)),
  );
  const {hits} = await searchHits(openTextIndex(pages, [], 'zh-Hans'), {
    query: '怎样提前拉取镜像',
  });
  expect(hits[0]?.url_without_anchor).toBe('0');
});
