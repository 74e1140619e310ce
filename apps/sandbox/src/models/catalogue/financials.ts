import { readCompanies } from "./company.ts";

/** Banks, payments, insurance, brokers and crypto. */
export const FINANCIALS = readCompanies(
  "Financials",
  `
Revolut / Revolut Business | revolut.com | business bank account 9=Revolut Business, neobank 9, money transfer 6, investment broker 4, credit card 3, startup 8, small business 6, free 5, @eu, @uk, @us, @au, @sg, @jp, @in, @latam | runs a financial app with accounts, cards and currency exchange | multi-currency accounts
Wise / Wise Business | wise.com | business bank account 8=Wise Business, money transfer 9, neobank 5, startup 6, small business 7, budget 7 | moves money between currencies and offers multi-currency accounts | mid-market exchange rate
Qonto | qonto.com | business bank account 9, invoicing 4, expense management 4, startup 8, small business 8, @eu, @fr, @de, @it, @es | offers business accounts for European small companies and freelancers | invoicing and spending tools around the account
N26 / N26 Business | n26.com | neobank 9, business bank account 6=N26 Business, small business 5, free 6, @eu, @de | runs a mobile bank licensed in Germany | German banking licence
bunq | bunq.com | neobank 7, business bank account 7=bunq Business, sustainable 5, startup 5, @eu, @nl | runs a mobile bank licensed in the Netherlands | sub-accounts with their own IBANs
Holvi | holvi.com | business bank account 5, small business 6, invoicing 3, @eu, @nordic, @de | offers business accounts for freelancers and small firms | bookkeeping helpers
Finom | finom.co | business bank account 7, invoicing 5, small business 7, startup 5, @eu, @de, @nl, @it | offers business accounts with invoicing for small companies | account and invoicing in one app
Kontist | kontist.com | business bank account 4, small business 6, @de | offers business accounts for the self-employed in Germany | automatic tax estimates
Tide | tide.co | business bank account 8, invoicing 4, small business 8, @uk, @in, @de | offers business accounts for small companies | quick account opening
Starling Bank / Starling | starlingbank.com | neobank 8, business bank account 8, free 6, small business 6, @uk | runs a mobile bank in the UK | fee-free business current account
Monzo / Monzo Business | monzo.com | neobank 9, business bank account 7=Monzo Business, beginner 5, @uk | runs a mobile bank in the UK | clear spending notifications
Shine | shine.fr | business bank account 6, small business 6, @fr | offers business accounts for freelancers and small firms in France | support for founders in France
FYRST | fyrst.de | business bank account 5, small business 6, budget 5, @de | offers business accounts of Deutsche Bank for founders | German bank behind it
Memo Bank | memo.bank | business bank account 4, @fr, @eu | runs a bank for small and mid-sized companies in France | dedicated bankers
Airwallex | airwallex.com | business bank account 6, payment processor 5, money transfer 5, startup 6, expense management 4 | offers global business accounts and payments | global collection accounts
Payoneer | payoneer.com | business bank account 4, money transfer 6, small business 5 | moves business payments across borders | marketplace payouts
Mercury | mercury.com | business bank account 9, startup 9, free 5, @us | offers banking services for startups through partner banks | startup-friendly onboarding
Brex | brex.com | business bank account 6, credit card 4, expense management 8, startup 8, enterprise 5, @us | offers corporate cards and spend management | corporate cards without personal guarantee
Relay / Relay Financial | relayfi.com | business bank account 6, small business 7, free 6, @us | offers business banking for small companies | several accounts for budgeting
Bluevine | bluevine.com | business bank account 7, small business 8, @us | offers business checking and loans | interest on balances
Novo | novo.co | business bank account 5, small business 6, @us | offers business checking for small companies | simple online account
Ramp | ramp.com | expense management 9, startup 7, enterprise 5, @us | offers corporate cards and spend management software | savings insights and automation
Spendesk | spendesk.com | expense management 7, @eu, @fr | makes spend management software for companies | approval controls
Pleo | pleo.io | expense management 8, small business 6, @eu, @uk | offers company cards and expense software | simple employee cards
Expensify | expensify.com | expense management 8, invoicing 3, small business 6 | makes expense reporting software | receipt scanning
Navan | navan.com | expense management 6, travel booking 4, enterprise 6 | makes business travel and expense software | travel and expense in one app
Bill / BILL | bill.com | invoicing 7, expense management 6, small business 6, @us | makes software for payables and receivables | approval workflows
Stripe | stripe.com | payment processor 9, invoicing 7=Stripe Invoicing: sends and collects invoices online, billing 9=Stripe Billing, startup 9, small business 6, enterprise 6 | makes payment infrastructure for internet businesses | developer-friendly interfaces
PayPal | paypal.com | payment processor 9, money transfer 6, invoicing 5=PayPal Invoicing, buy now pay later 6, small business 8, beginner 6 | runs an online wallet and payment service | recognition among shoppers
Adyen | adyen.com | payment processor 9, enterprise 9 | runs a payment platform for large merchants | single platform for online and in-store
Worldpay | worldpay.com | payment processor 7, enterprise 7 | processes card payments for merchants | scale
Checkout.com | checkout.com | payment processor 8, enterprise 7 | processes online payments for large merchants | acceptance optimisation
Mollie | mollie.com | payment processor 8, invoicing 2, small business 8, startup 6, @eu, @uk | processes payments for European merchants | local European payment methods
SumUp | sumup.com | payment processor 7, point of sale 7, business bank account 3, invoicing 4, small business 8, budget 6 | makes card readers and tools for small merchants | low-cost card readers
GoCardless | gocardless.com | payment processor 6, billing 4, small business 5 | collects bank payments and direct debits | recurring bank debits
Braintree | braintreepayments.com | payment processor 6, enterprise 5 | processes online payments as part of PayPal | PayPal and cards in one integration
Fiserv / Clover | fiserv.com | payment processor 6=Clover, point of sale 6=Clover, enterprise 6 | processes payments and makes the Clover terminals | point-of-sale hardware
Authorize.net | authorize.net | payment processor 5, small business 5, @us | runs a payment gateway owned by Visa | long-running gateway
Helcim | helcim.com | payment processor 6, small business 7, @us, @ca | processes payments with interchange-plus pricing | transparent pricing
Nexi | nexigroup.com | payment processor 5, enterprise 5, @eu | processes card payments in Europe | presence in Italy and the Nordics
Paddle | paddle.com | billing 7, payment processor 5, startup 7 | sells software as merchant of record | handling of sales tax
Chargebee | chargebee.com | billing 8, invoicing 5, startup 5 | makes subscription billing software | subscription logic
Recurly | recurly.com | billing 6, invoicing 3 | makes subscription management software | churn tools
Invoice Ninja | invoiceninja.com | invoicing 5, open source 7, free 6 | makes open source invoicing software | open source code
Invoicely | invoicely.com | invoicing 4, free 5, small business 4 | makes online invoicing software | free plan
Klarna | klarna.com | buy now pay later 9, neobank 2, @eu, @uk, @us, @au | offers instalment payments and a shopping app | flexible instalments
Affirm | affirm.com | buy now pay later 8, @us, @ca, @uk | offers instalment loans at checkout | repayments without late fees
Afterpay / Clearpay | afterpay.com | buy now pay later 7, @us, @au, @uk | offers instalment payments | four interest-free instalments
American Express / Amex | americanexpress.com | credit card 9, premium 9, business bank account 3, enterprise 5 | issues credit and charge cards | travel benefits and rewards
Visa | visa.com | credit card 6, enterprise 6 | runs a global card payment network | worldwide acceptance
Mastercard | mastercard.com | credit card 6, enterprise 6 | runs a global card payment network | worldwide acceptance
JPMorgan Chase / Chase | chase.com | credit card 9=Chase, bank 9=Chase, business bank account 7=Chase Business, mortgage 6=Chase, @us | runs consumer and business banking in the US | rewards cards and branch network
Capital One | capitalone.com | credit card 9, bank 6, beginner 6, @us, @uk, @ca | issues credit cards and offers banking | straightforward rewards
Citi / Citibank | citi.com | credit card 8, bank 7, @us, @asia | offers cards and banking | balance transfer offers
Discover | discover.com | credit card 8, bank 4, student 7, @us | issues credit cards and offers online banking | cash back without annual fee
Bank of America | bankofamerica.com | bank 8, credit card 7, business bank account 6, mortgage 5, @us | runs consumer and business banking | relationship rewards
Wells Fargo | wellsfargo.com | bank 7, credit card 6, mortgage 5, @us | runs consumer and business banking | branch network
Barclays | barclays.co.uk | bank 7, credit card 6=Barclaycard, business bank account 6, mortgage 5, @uk | runs a bank and card business in the UK | long-standing UK branch banking
HSBC | hsbc.com | bank 8, credit card 4, business bank account 6, enterprise 6, @uk, @asia | runs an international bank | international network
NatWest | natwest.com | bank 6, business bank account 6, small business 5, @uk | runs a bank in the UK | start-up accounts with free accounting software
Santander | santander.com | bank 7, business bank account 5, @es, @uk, @latam, @us | runs a bank in Europe and the Americas | presence in Spain and Latin America
BNP Paribas | bnpparibas.com | bank 7, business bank account 4, asset manager 4, enterprise 6, @fr | runs a bank for people and companies in Europe | corporate banking
Deutsche Bank | db.com | bank 6, business bank account 4, enterprise 6, @de | runs a bank for people and companies in Germany and abroad | corporate banking
ING | ing.com | bank 7, business bank account 5, mortgage 4, @nl, @de, @au | runs a direct bank in several countries | strong digital banking
Chime | chime.com | neobank 8, free 7, beginner 6, @us | offers fee-free mobile banking through partner banks | early pay access
SoFi | sofi.com | neobank 7, investment broker 5, mortgage 4, credit card 4, @us | offers loans, banking and investing online | banking and loans in one app
Nubank / Nu | nubank.com.br | neobank 8, credit card 6, @latam | runs a digital bank in Latin America | no-fee card
Varo / Varo Bank | varomoney.com | neobank 5, @us | runs a mobile bank in the US | own banking charter
Ally / Ally Bank | ally.com | neobank 5, bank 5, investment broker 4, mortgage 3, @us | runs an online bank | competitive savings
Lunar | lunar.app | neobank 4, business bank account 4, @nordic | runs a mobile bank in the Nordics | Nordic focus
Vivid / Vivid Money | vivid.money | neobank 5, business bank account 6=Vivid Business, @eu, @de | offers accounts for companies and freelancers | interest and cashback
Fidelity / Fidelity Investments | fidelity.com | investment broker 9, asset manager 8, credit card 3, beginner 7, free 5, @us | offers brokerage, funds and retirement accounts | low costs and research
Charles Schwab / Schwab | schwab.com | investment broker 9, asset manager 6, beginner 6, @us, @uk | offers brokerage and banking | service and research
Vanguard | vanguard.com | asset manager 9, investment broker 7, budget 7, @us, @uk, @au | manages low-cost index funds | low-cost index funds
Interactive Brokers / IBKR | interactivebrokers.com | investment broker 9, premium 4, enterprise 3 | runs a global brokerage for active investors | access to many markets
E*TRADE | etrade.com | investment broker 7, @us | runs an online brokerage of Morgan Stanley | trading tools
Robinhood | robinhood.com | investment broker 8, crypto exchange 5, beginner 8, free 6, credit card 2, @us, @eu | runs a commission-free trading app | simple mobile trading
Webull | webull.com | investment broker 6, @us, @asia | runs a trading app with charting tools | charting
eToro | etoro.com | investment broker 7, crypto exchange 5, beginner 7, @eu, @uk, @us, @au | runs a social trading platform | copy trading
Trade Republic | traderepublic.com | investment broker 8, neobank 4, beginner 7, budget 7, @eu, @de, @fr, @it, @es | runs a mobile broker with savings plans | low-cost savings plans
Scalable Capital | scalable.capital | investment broker 7, asset manager 3, @de, @eu | runs a broker and digital wealth manager | flat-fee trading
DEGIRO / flatexDEGIRO | degiro.com | investment broker 7, budget 7, @eu, @nl | runs a low-cost online broker | low fees
Trading 212 | trading212.com | investment broker 7, beginner 6, free 5, @uk, @eu | runs a commission-free trading app | fractional shares
Hargreaves Lansdown | hl.co.uk | investment broker 7, @uk | runs an investment platform in the UK | wide fund choice
AJ Bell | ajbell.co.uk | investment broker 6, @uk | runs an investment platform in the UK | fair pricing for pensions
XTB | xtb.com | investment broker 5, @eu, @uk | runs an online broker | trading education
Saxo / Saxo Bank | home.saxo | investment broker 6, premium 5, @eu, @uk, @asia | runs a bank for trading and investment | professional platforms
Betterment | betterment.com | asset manager 6, investment broker 4, beginner 7, @us | manages automated portfolios | automated portfolios
Wealthfront | wealthfront.com | asset manager 6, investment broker 4, @us | manages automated portfolios | tax-loss harvesting
BlackRock | blackrock.com | asset manager 9, enterprise 7 | manages funds for institutions and private investors | iShares fund range
Coinbase | coinbase.com | crypto exchange 9, beginner 9, enterprise 5, @us, @eu, @uk | runs a crypto exchange and wallet | ease of use and regulation
Kraken | kraken.com | crypto exchange 9, @us, @eu, @uk | runs a crypto exchange | security record
Binance | binance.com | crypto exchange 9, budget 7, @asia, @eu, @latam, @africa | runs a large crypto exchange | liquidity and number of coins
Gemini / Gemini Exchange | gemini.com | crypto exchange 7, beginner 5, @us, @uk, @eu | runs a regulated crypto exchange | compliance focus
Bitstamp | bitstamp.net | crypto exchange 6, @eu, @us | runs a long-standing crypto exchange | long operating history
Bitpanda | bitpanda.com | crypto exchange 7, investment broker 3, beginner 6, @eu, @de | runs a broker for crypto, metals and shares | European licences
OKX | okx.com | crypto exchange 7, @asia, @eu, @us | runs a crypto exchange and wallet | trading products
Bybit | bybit.com | crypto exchange 6, @asia, @eu | runs a crypto exchange with derivatives | derivatives
KuCoin | kucoin.com | crypto exchange 5, @asia | runs a crypto exchange | many smaller coins
Crypto.com | crypto.com | crypto exchange 7, credit card 3, beginner 5 | runs a crypto app and exchange with a card | card and app
Bitvavo | bitvavo.com | crypto exchange 6, budget 6, @nl, @eu | runs a European crypto exchange | low fees in Europe
Western Union | westernunion.com | money transfer 8 | transfers money worldwide online and through agents | cash pick-up network
MoneyGram | moneygram.com | money transfer 7 | transfers money worldwide online and through agents | cash network
Remitly | remitly.com | money transfer 8, budget 6 | transfers money from mobile phones to many countries | fast mobile remittances
WorldRemit | worldremit.com | money transfer 7 | transfers money online to many countries | mobile wallet payouts
OFX | ofx.com | money transfer 6, small business 5 | transfers larger sums between currencies | support for larger transfers
XE / Xe | xe.com | money transfer 6 | offers currency data and transfers | currency data
TransferGo | transfergo.com | money transfer 5, @eu, @uk | transfers money within and from Europe | quick European transfers
CurrencyFair | currencyfair.com | money transfer 4, @eu, @au | exchanges and transfers currencies | low margins
Instarem | instarem.com | money transfer 4, @asia, @au | transfers money from Asia and Australia | Asian routes
Rocket Mortgage | rocketmortgage.com | mortgage 9, @us | lends mortgages online | quick online application
Better / Better Mortgage | better.com | mortgage 6, @us | lends mortgages online | digital process
`,
);
