import type {TimelineEntry} from './types';

/** Open courses anyone may take, and two made-up degrees as examples. */
export const resumeEducation: readonly TimelineEntry[] = [
  {
    id: 'course-cs50x',
    title: 'CS50x: Introduction to Computer Science',
    organization: 'Harvard University',
    place: 'Online',
    start: '2025',
    end: '2025',
    points: [
      'Teaches how to think in algorithms, with C first so that memory is seen before it is hidden.',
      'Goes on to Python, SQL, HTML, CSS and JavaScript, and ends with a project of the student’s choice.',
    ],
    url: 'https://cs50.harvard.edu/x/2025/',
  },
  {
    id: 'course-missing-semester',
    title: 'The Missing Semester of Your CS Education',
    organization: 'Massachusetts Institute of Technology',
    place: 'Online',
    start: '2020',
    end: '2020',
    points: [
      'Teaches the everyday tools: the shell, editors, version control, debugging and profiling.',
      'Every lecture has free notes and exercises on the course site.',
    ],
    url: 'https://missing.csail.mit.edu/2020/',
  },
  {
    id: 'course-mit-linear-algebra',
    title: '18.06 Linear Algebra',
    organization: 'MIT OpenCourseWare',
    place: 'Online',
    start: '2010',
    end: '2010',
    points: [
      'Gilbert Strang teaches matrix theory: systems of equations, vector spaces, eigenvalues.',
      'The basis of both portfolio mathematics and machine learning.',
    ],
    url: 'https://ocw.mit.edu/courses/18-06-linear-algebra-spring-2010/',
  },
  {
    id: 'course-mit-finance-theory',
    title: '15.401 Finance Theory I',
    organization: 'MIT OpenCourseWare',
    place: 'Online',
    start: '2008',
    end: '2008',
    points: [
      'Andrew Lo teaches present value, fixed income, equities, options, portfolio theory and CAPM.',
      'Lecture notes and recordings are open to all.',
    ],
    url: 'https://ocw.mit.edu/courses/15-401-finance-theory-i-fall-2008/',
  },
  {
    id: 'example-second-degree',
    title: 'Master of Science in Statistics',
    organization: 'A university',
    place: 'On campus',
    start: '2004-09',
    end: '2006-06',
    points: [
      'Wrote a thesis on forecasts from small samples.',
      'Taught the first-year course in probability.',
    ],
    url: 'https://example.com/second-degree',
    example: true,
  },
  {
    id: 'example-first-degree',
    title: 'Bachelor of Arts in Economics',
    organization: 'A university',
    place: 'On campus',
    start: '2000-09',
    end: '2004-06',
    points: ['Graduated with honors.'],
    url: 'https://example.com/first-degree',
    example: true,
  },
];
