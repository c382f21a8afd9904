import type { OrderWords } from '../order-words.js';

/** English words by which a prompt says in which order its film tells. */
export const order: OrderWords = {
  first:
    'start_(off_)?(with|on|from)… begin_(with|on)… lead_(off_)?with… open_(with|on)… kick_off_with… first_show… …(comes_|goes_|should_come_|should_be_|up_)?first(_please|_pls)? …(right_)?at_the_(very_)?(start|beginning|top)',
  last: '(and_)?(right_)?at_the_(very_)?end… (end|ends|ending|finish|finishes|close|closes|conclude|wrap_up|sign_off)_(it_)?(with|w/?|on|in|by_showing)… leave_(them_)?(with|on)… (last|final|closing|end)_(frame|card|slide|shot|screen|picture|scene|thing)(_should_be|_is|_shows?)?… …(comes_|goes_|should_come_|should_be_|to_be_)?last(_please|_pls)? …(big_)?(right_)?at_the_(very_)?end …for_last …as_the_(end|last|closing)_(card|frame|slide)',
  afterwards: '(and_)?(only_)?then followed_by after_that next',
  up: '(lowest|smallest|least|fewest|cheapest|lightest|shortest)(_[\\p{L}]+)?_first from_(the_)?(lowest|smallest|least|cheapest)_(one_)?(to|up) (heaviest|biggest|largest|highest|winner)_(at_the_end|last)',
  down: '(highest|biggest|largest|greatest|most|dearest|heaviest|longest)(_[\\p{L}]+)?_first from_(the_)?(highest|biggest|largest|most)_to winner_first',
  turned:
    'last_to_first (in_)?reverse(_order)? backwards count(ing|s)?_?down(?!_(to|until)) countdown (third|fourth|fifth|sixth|tenth)(_place)?_to_first from_(place_)?([\\p{L}]+|\\p{Nd}+)(_place)?_to_(place_)?(one|first|1) from_(the_)?(bottom|last_place|place_[\\p{L}\\p{Nd}]+)_(up|upwards)',
  things: {
    money: 'prices? costs? fees? money pay salary ^what_it_costs ^what_they_pay',
    date: 'dates? day ^when',
    time: '(opening_)?times? (opening_)?hours',
    phone: '(phone_|telephone_|helpline_)numbers? phone helpline',
    street: 'address place ^where',
    link: 'web_?site web_address url link e-?mail',
    number: 'numbers? figures? amount stats?',
    name: '(our|the|company|brand|house|shop|club)_name name logo brand',
  },
};
