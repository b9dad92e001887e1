/** Training text of the encoder: ordinary sentences that share many words. */
export const trainingText = [
  'The baker opens the door before the street is awake, and the smell of the bread walks out first.',
  'There is a list on the wall behind the counter, and the list is the same every morning.',
  'Flour, water, salt and time; the time is the part that cannot be bought.',
  'When the dough is too cold it rests longer, and when the room is too warm it rests less.',
  'Nobody in the bakery counts the loaves, because the shelves have been counting them for years.',
  'A loaf that is sold in the morning is a good loaf, and a loaf that is left in the evening is a lesson.',
  'The first customer wants the same thing every day and asks for the price every day.',
  'The price of the bread has changed more often than the bread, and the price is still the first question.',
  'What the baker learned from the old master is not in the recipe but in the hands.',
  'The hands know when the dough is ready, and they know it before the clock does.',
  'There are three ovens, and each of them is wrong in its own way.',
  'The one on the left is hotter at the back, the one on the right is slower at the front, and the one in the middle is the one that everybody trusts.',
  'So the long loaves go to the left, the round loaves go to the right, and the test goes to the middle.',
  'Every change is tested with one loaf, and every test is written down with the day and the weather.',
  'The book of tests is longer than the book of recipes, and it is the one that would be saved from a fire.',
  'In the evening the floor is swept, the list is read again, and tomorrow is started with a handful of today.',
].join(' ');
