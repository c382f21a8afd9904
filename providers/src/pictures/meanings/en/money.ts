/** Money, shops, law, insurance and keys. */
export const money = `
money-bag: revenue, profit, income, earnings, sales, turnover, budget, funding, savings, salary, wage, grant,
  investment, investor, wealth, fund, donation total, fortune, subsidy, treasury, cash prize, prize money,
  fundraising goal, fundraising total, income tax, annual budget, annual income, proceeds, takings, net worth,
  pension fund, jackpot, windfall, bursary, start-up capital, venture capital, basic income, minimum wage, pay rise,
  pay raise, bonus pay, payroll, pension, household budget, net profit, gross profit, pot of money, sponsorship money,
  household income, endowment, financial aid, sum of money
coin: cent, penny, price, cost, coin, small change, loose change, nickel, dime, penny jar, pocket money,
  vending machine, spare change, price per unit, admission price, entrance fee, parking meter, deposit, fare
credit-card: payment, checkout, subscription, fee, purchase, bank card, debit card, contactless payment, card payment,
  card reader, cashless payment, pay by card, instalment, installment, online banking, direct debit, gift card,
  bank transfer, bank detail, membership fee, course fee, monthly fee, tuition fee, annual fee, school fee,
  payment method, payment term, current account, bank account, iban
money-with-wings: spending, expense, inflation, debt, extra cost, price increase, cost of living, expenditure,
  overspend, waste of money, spending cut, debt trap, cost overrun, hidden cost, budget cut, late fee, penalty fee,
  impulse purchase, impulse buy
chart-increasing: rose to, rose by, rose from, rose sharply, rose again, rose slightly, rose in, share rose, prices rose
bank: banking, mortgage, finance, savings account, mortgage rate, interest rate, central bank, stock exchange,
  building society, credit union, banker, bank manager, bank branch, home loan, savings bank, bank loan
receipt: invoice, tax, refund, tax return, till receipt, expense claim, vat, sales tax, council tax, tax office,
  electricity bill, energy bill, gas bill, proof of purchase, tax declaration, reimbursement, phone bill, sales slip,
  tax bill, heating bill, bank statement, payslip, utility bill, household bill, quote for work
package: parcel, shipping, shipment, packaging, storage, warehouse, carton, cardboard box, cardboard, mail order,
  online order, order number, delivery date, parcel service, packaging waste, postage, storage box,
  distribution centre, shipment tracking, home delivery, self-storage, unboxing, product, bulk order, storage space,
  storeroom
delivery-truck: delivery
shopping-cart: grocery, supermarket, shop, shopping, basket, e-commerce, webshop, checkout line, shopping trip,
  trolley, shopping trolley, retail chain, groceries, weekly shop, hypermarket, wholesale, online shop, online store,
  online shopping, self-checkout, retailer, consumer, food shopping, cash and carry, discounter
shopping-bags: boutique, retail, market stall, flea market, shopping mall, shopping centre, mall, carrier bag,
  shopping bag, shopping spree, high street, market day, jumble sale, car boot sale, yard sale, garage sale,
  second-hand shop, charity shop, thrift shop, bazaar, weekly market, street market, craft fair, pop-up shop,
  christmas market, shopping street, sales assistant, clothes shop, clothing store, plastic bag, tote bag, swap shop,
  clothes swap, market hall
convenience-store: store, corner shop, kiosk, late shop, village shop, general store, local shop, newsagent,
  shopkeeper, corner store, grocer, tobacconist, storefront, shopfront, shop window, drugstore
label: discount, sale price, special offer, voucher, coupon, price tag, price reduction, label, clearance sale,
  sale item, promo code, discount code, bargain, brand, trademark, sticker, half price, luggage tag, coupon code,
  early-bird price, early bird discount, clearance, student discount, unit price, special price, product label,
  brand name
wrapped-gift: wrapped gift, giveaway, donation gift, surprise, gift, birthday present, christmas present, gift shop,
  wrapping paper, free gift, bonus, secret santa, gift idea, goodie bag, party bag, gift voucher, freebie,
  leaving present, baby shower, gift wrapping, wedding present
ring: engagement, jewellery, jewelry, wedding ring, engagement ring, gold ring, proposal of marriage, jeweller,
  jeweler, goldsmith, diamond ring, marriage proposal
key: new home, landlord, apartment, door key, house key, spare key, car key, key ring, homeowner, key handover,
  house purchase, first-time buyer, rental flat, move-in, flat share, holiday home, vacation rental, holiday let,
  tenant, key collection, lost key, locksmith, subtenant, flatmate, housemate, room to rent
locked: security, privacy, encryption, password, lock, padlock, bike lock, safe deposit, lockdown, data security,
  access control, confidentiality, password protection, two-factor authentication, burglar alarm, burglary protection,
  secure storage, locker, login
shield: protection, insurance, safety, defence, guarantee, warranty, liability insurance, home insurance,
  health insurance, car insurance, travel insurance, life insurance, insurer, immune system, immunity,
  data protection, antivirus, cybersecurity, cyber security, firewall, insurance policy, defense, safeguard,
  anti-virus software, consumer protection, child protection, safeguarding, resistance to disease, coat of arms,
  flood protection, occupational health
scroll: constitution, treaty, document, charter, founding document, manuscript, parchment, decree, proclamation,
  family tree, genealogy, ancestry, magna carta, declaration of independence, historical document, peace treaty,
  old document, testament, ancient text, chronology
balance-scale: fairness, equality, comparison, regulation, ethics, lawsuit, legal advice, equal opportunity,
  equal pay, equal rights, human right, civil right, legal aid, rule of law, court decision, legislation,
  act of parliament, trade-off, pros and cons, work-life balance, impartiality, legal dispute, consumer right,
  tenant right, by-law, bylaw, legal system, constitutional court, supreme court, mediation, judiciary, lawmaker,
  legal action, legal right
atm-sign: cash machine, atm, cash dispenser
department-store: department store, shopping arcade
ribbon: ribbon
gem-stone: diamond, gem, gemstone, jewel, ruby, emerald, sapphire, treasure, crystal
locked-with-key: safe deposit box, strongbox, password manager, secure login, private key, treasure chest
unlocked: unlocked door, open access, data breach, security breach, data leak, security gap
old-key: antique key
euro-banknote: euro, euro note
pound-banknote: pound sterling
dollar-banknote: dollar bill
currency-exchange: exchange rate, currency exchange, foreign currency
slot-machine: gambling, casino, slot machine, betting addiction
`;
